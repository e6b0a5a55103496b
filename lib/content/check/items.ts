import type { Item, ItemKind, NatureKind } from '@/content/types';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import {
  dateFaults,
  faultsAt,
  path,
  pictureFaults,
  placeFaults,
  seoFaults,
  slugFaults,
  wordFaults,
  type Check,
  type Faults,
} from './faults';
import { pictureShape, shapeFaults, type Shape } from './shape';
import type { SiteContent } from './site-content';

/** How one kind of thing with a page of its own is checked. */
interface Kind<T extends Item> {
  readonly kind: ItemKind;
  /** The file of `content/` without its ending, and the list’s name in it. */
  readonly file: string;
  readonly items: (content: SiteContent) => readonly T[];
  /** The fields beside those that every kind has. */
  readonly shape: Shape<Omit<T, keyof Item>>;
  readonly faults: (item: T, at: string) => Faults;
}

export interface KindCheck {
  /** The file of `content/` without its ending. */
  readonly file: string;
  readonly check: Check;
  /** The content without those entries of the kind that lack a field or have it of a wrong sort. */
  readonly whole: (content: SiteContent) => SiteContent;
}

const itemShape: Shape<Item> = {
  slug: 'text',
  seo: { title: 'text', description: 'text' },
  image: pictureShape,
  summary: 'text',
  description: 'text',
  place: 'text',
  nature: 'texts?',
  updated: 'text',
  code: 'text?',
};

const natureKinds: readonly string[] = [
  'low-water',
  'moon',
  'meteors',
  'sun',
  'season',
] satisfies readonly NatureKind[];

const fixedPaths: ReadonlySet<string> = new Set(Object.values(routes));

function commonFaults(item: Item, at: string, content: SiteContent): Faults {
  return [
    ...seoFaults(at, item.seo),
    ...pictureFaults(`${at} › image`, item.image),
    ...wordFaults(`${at} › summary`, item.summary, 8, 25),
    ...wordFaults(`${at} › description`, item.description, 40, 120),
    ...placeFaults(`${at} › place`, [item.place], content),
    ...dateFaults(`${at} › updated`, item.updated),
    ...(item.nature ?? []).flatMap((kind) =>
      faultsAt(`${at} › nature`, {
        [`"${kind}" is not in nature’s calendar; choose of ${natureKinds.join(', ')}`]:
          !natureKinds.includes(kind),
      }),
    ),
  ];
}

/** The check of a kind: first what every thing must have, then what only this kind has. */
export function itemKind<T extends Item>({ kind, file, items, ...rules }: Kind<T>): KindCheck {
  const shape = { ...itemShape, ...rules.shape } as unknown as Shape<T>;
  const malformed = (item: T, at: string) => shapeFaults(at, item, shape);
  return {
    file,
    check: (content) => {
      const slugs = items(content).map(({ slug }) => slug);
      return [
        ...slugFaults(file, slugs),
        ...slugs.flatMap((slug) =>
          faultsAt(path(file, slug, 'slug'), {
            [`${kindPath(kind, slug)} is the address of another page; choose another slug`]:
              fixedPaths.has(kindPath(kind, slug)),
          }),
        ),
        ...items(content).flatMap((item) => {
          const at = path(file, item.slug);
          const lacks = malformed(item, at);
          return lacks.length > 0
            ? lacks
            : [...commonFaults(item, at, content), ...rules.faults(item, at)];
        }),
      ];
    },
    whole: (content) => ({
      ...content,
      [file]: items(content).filter((item) => malformed(item, '').length === 0),
    }),
  };
}
