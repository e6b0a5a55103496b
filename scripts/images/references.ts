import { daysOut } from '@/content/days';
import { pages } from '@/content/pages';
import type { DayOut, Picture } from '@/content/types';
import { nearestHint } from '@/lib/check/nearest-name';
import { valuesIn, type ContentModule } from '@/lib/check/modules';
import { isObject } from '@/lib/json/json';
import { isRemote } from '@/lib/images/remote';
import { allEntries, entryName, entryPath } from '@/lib/kinds/entries';
import { routes } from '@/lib/routes';
import type { Photograph } from './photographs';

const minimumWidth = { hero: 1200, other: 900 } as const;

function isPicture(value: unknown): value is Picture {
  return isObject(value) && typeof value['src'] === 'string' && typeof value['alt'] === 'string';
}

/** Each with where it stands, for people: `content/beaches.ts › long-sands › gallery[2]`. */
export function findReferences(modules: readonly ContentModule[]) {
  return modules.flatMap((module) =>
    valuesIn(module).flatMap(([where, value]) =>
      isPicture(value) ? [{ where, src: value.src, isHero: module.file === 'pages' }] : [],
    ),
  );
}

/** What is shown with a link to each page, under the key of its entry in the manifest. */
export function linkPreviews() {
  const paths: Readonly<Record<string, string>> = routes;
  return [
    ...Object.entries(pages).map(([key, { title, image }]) => {
      return { key, title, src: image.src, path: paths[key] };
    }),
    ...allEntries().map((entry) => {
      const { slug, image } = entry.item;
      const key = `${entry.kind}/${slug}`;
      return { key, title: entryName(entry), src: image.src, path: entryPath(entry) };
    }),
    ...(daysOut as readonly DayOut[]).map(({ slug, title, image }) => {
      return { key: `dayOut/${slug}`, title, src: image.src, path: routes.daysOut };
    }),
  ];
}

export function findProblems(
  references: ReturnType<typeof findReferences>,
  drawings: readonly string[],
  photographs: ReadonlyMap<string, Pick<Photograph, 'width'>>,
): string[] {
  const known = [...drawings, ...photographs.keys()];
  return references.flatMap(({ where, src, isHero }) => {
    if (isRemote(src) || drawings.includes(src)) return [];
    const photograph = photographs.get(src);
    if (!photograph) {
      return [
        `${where}: there is no picture "${src}" in art/${nearestHint(src, known)}; put a photograph of that name into art/photos, or name one that is there`,
      ];
    }
    const needed = isHero ? minimumWidth.hero : minimumWidth.other;
    if (photograph.width >= needed) return [];
    return [
      `${where}: the photograph "${src}" is ${photograph.width} pixels wide; use one of at least ${needed} here`,
    ];
  });
}
