import type { Item } from '@/content/types';
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
  type Faults,
} from './faults';
import { itemLists, type SiteContent } from './site-content';

const fixedPaths: ReadonlySet<string> = new Set(Object.values(routes));

/** A slug must not lead to an address that a page of the site already has. */
function takenPathFaults(
  file: string,
  items: readonly Item[],
  pathOf: (slug: string) => string,
): Faults {
  return items.flatMap(({ slug }) =>
    faultsAt(path(file, slug, 'slug'), {
      [`${pathOf(slug)} is the address of another page`]: fixedPaths.has(pathOf(slug)),
    }),
  );
}

/** What every thing with a page of its own must have, whatever its kind. */
export function itemFaults(content: SiteContent): Faults {
  const lists = Object.entries(itemLists(content));
  return [
    ...lists.flatMap(([file, items]) =>
      slugFaults(
        file,
        items.map(({ slug }) => slug),
      ),
    ),
    ...takenPathFaults('beaches', content.beaches, (slug) => kindPath('beach', slug)),
    ...takenPathFaults('events', content.events, (slug) => kindPath('event', slug)),
    ...lists.flatMap(([file, items]) =>
      items.flatMap((item) => {
        const at = path(file, item.slug);
        return [
          ...seoFaults(at, item.seo),
          ...pictureFaults(`${at} › image`, item.image),
          ...wordFaults(`${at} › summary`, item.summary, 8, 25),
          ...wordFaults(`${at} › description`, item.description, 40, 120),
          ...placeFaults(`${at} › place`, [item.place], content),
          ...dateFaults(`${at} › updated`, item.updated),
        ];
      }),
    ),
  ];
}
