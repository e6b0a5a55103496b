import { kindFiles } from '@/content/schema/entries';
import type { Picture } from '@/content/types';
import { nearestHint } from '@/lib/check/nearest-name';
import { valuesIn, type ContentModule } from '@/lib/check/modules';
import { isObject } from '@/lib/json/json';
import { isRemote } from '@/lib/images/remote';
import { KINDS } from '@/lib/kinds';
import type { Photograph } from './photographs';

const itemKinds = new Map<string, string>([
  ...KINDS.map((kind) => [kindFiles[kind], kind] as const),
  ['days', 'dayOut'],
]);

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

export function findPreviews(modules: readonly ContentModule[]) {
  return modules.flatMap(({ file, exports }) => {
    const kind = itemKinds.get(file);
    if (file !== 'pages' && !kind) return [];
    return Object.values(exports).flatMap((collection) => {
      if (typeof collection !== 'object' || collection === null) return [];
      return Object.entries(collection).flatMap(([key, entry]: [string, unknown]) => {
        if (!isObject(entry) || !isPicture(entry['image'])) return [];
        const title = entry['title'] ?? entry['name'];
        if (typeof title !== 'string') return [];
        const slug = entry['slug'];
        const previewKey = kind && typeof slug === 'string' ? `${kind}/${slug}` : key;
        return [{ key: previewKey, title, src: entry['image'].src }];
      });
    });
  });
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
