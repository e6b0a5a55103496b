/**
 * Finds every picture that the content names, and says in a sentence what is wrong with those that
 * cannot be shown.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Picture } from '@/content/types';
import { contentKinds } from '@/lib/content/kinds/content-kinds';
import { isRemote } from '@/lib/images/remote';
import { KINDS } from '@/lib/kinds';

/** A module of `content/`: its file name without ending, and what it exports. */
export interface ContentModule {
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** A picture that the content names. */
export interface Reference {
  /** Where it stands, for people: `content/beaches.ts › blackpool-sands › gallery[2]`. */
  readonly where: string;
  readonly src: string;
  /** Page heroes are shown across the whole window and need more pixels. */
  readonly isHero: boolean;
}

/** What the link preview of a page or item is made of. */
export interface Preview {
  readonly key: string;
  readonly title: string;
  readonly src: string;
}

/** The kinds by the files of `content/` that list them. */
const itemKinds = new Map(KINDS.map((kind) => [contentKinds[kind].file, kind]));

const minimumWidth = { hero: 1200, other: 900 } as const;

/** Loads every module of the content folder. */
export async function loadContent(folder: string): Promise<ContentModule[]> {
  const files = (await readdir(folder)).filter(
    (file) => file.endsWith('.ts') && file !== 'types.ts' && !file.endsWith('.test.ts'),
  );
  return Promise.all(
    files.sort().map(async (file) => ({
      file: path.basename(file, '.ts'),
      exports: (await import(pathToFileURL(path.join(folder, file)).href)) as Record<
        string,
        unknown
      >,
    })),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPicture(value: unknown): value is Picture {
  return isRecord(value) && typeof value['src'] === 'string' && typeof value['alt'] === 'string';
}

function* walk(value: unknown, trail: readonly string[]): Generator<[readonly string[], Picture]> {
  if (isPicture(value)) {
    yield [trail, value];
  } else if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) {
      const slug: unknown = isRecord(element) ? element['slug'] : undefined;
      const last = trail.at(-1);
      if (typeof slug === 'string') yield* walk(element, [...trail, slug]);
      else yield* walk(element, [...trail.slice(0, -1), `${last ?? ''}[${index}]`]);
    }
  } else if (isRecord(value)) {
    for (const [key, child] of Object.entries(value)) yield* walk(child, [...trail, key]);
  }
}

/** Every picture in the content, with the place where it stands. */
export function findReferences(modules: readonly ContentModule[]): Reference[] {
  return modules.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, value]) =>
      [...walk(value, name === file ? [] : [name])].map(([trail, { src }]) => ({
        where: [`content/${file}.ts`, ...trail].join(' › '),
        src,
        isHero: file === 'pages',
      })),
    ),
  );
}

/** The link previews to make: one for each page and one for each item with a page of its own. */
export function findPreviews(modules: readonly ContentModule[]): Preview[] {
  return modules.flatMap(({ file, exports }) => {
    const kind = itemKinds.get(file);
    if (file !== 'pages' && !kind) return [];
    return Object.values(exports).flatMap((collection) => {
      if (typeof collection !== 'object' || collection === null) return [];
      return Object.entries(collection).flatMap(([key, entry]: [string, unknown]) => {
        if (!isRecord(entry) || !isPicture(entry['image'])) return [];
        const title = entry['title'] ?? entry['name'];
        if (typeof title !== 'string') return [];
        const slug = entry['slug'];
        const previewKey = kind && typeof slug === 'string' ? `${kind}/${slug}` : key;
        return [{ key: previewKey, title, src: entry['image'].src }];
      });
    });
  });
}

/** Number of single-letter changes between two names. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const swap = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function nearest(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((candidate) => ({ candidate, changes: distance(name, candidate) }))
    .sort((a, b) => a.changes - b.changes);
  return best && best.changes <= Math.max(3, name.length / 4) ? best.candidate : undefined;
}

/**
 * What an editor must mend, one sentence for each picture that cannot be shown.
 *
 * @param drawings names of the drawings in `art/scenes`
 * @param photoWidths file names of `art/photos` with their widths in pixels
 */
export function findProblems(
  references: readonly Reference[],
  drawings: readonly string[],
  photoWidths: ReadonlyMap<string, number>,
): string[] {
  const known = [...drawings, ...photoWidths.keys()];
  return references.flatMap(({ where, src, isHero }) => {
    if (isRemote(src) || drawings.includes(src)) return [];
    const width = photoWidths.get(src);
    if (width === undefined) {
      const guess = nearest(src, known);
      const hint = guess ? ` (did you mean '${guess}'?)` : '';
      return [`${where}: there is no picture '${src}' in art/${hint}.`];
    }
    const needed = isHero ? minimumWidth.hero : minimumWidth.other;
    if (width >= needed) return [];
    return [
      `${where}: the photograph '${src}' is ${width} pixels wide, but at least ${needed} are needed here.`,
    ];
  });
}
