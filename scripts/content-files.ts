/** Whether each file of `content/` can be loaded and has what the code takes from it. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord, type ContentModule } from '@/lib/check/modules';
import type { SourceFile } from './source-files';
import { loadFault } from './syntax-faults';

/** Whether a file holds content, and neither tests nor schemas. */
const isContent = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith(`schema${path.sep}`);

async function contentFiles(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter(isContent)
    .map((file) => file.replace(/\.ts$/, '').split(path.sep).join('/'))
    .sort();
}

async function loadFile(folder: string, file: string): Promise<ContentModule> {
  const { href } = pathToFileURL(path.join(folder, `${file}.ts`));
  return { file, exports: (await import(href)) as Record<string, unknown> };
}

export async function loadContent(folder: string): Promise<readonly ContentModule[]> {
  return Promise.all((await contentFiles(folder)).map(async (file) => loadFile(folder, file)));
}

export async function loadFaults(root: string): Promise<readonly string[]> {
  const folder = path.join(root, 'content');
  const faults = await Promise.all(
    (await contentFiles(folder)).map(async (file) =>
      loadFile(folder, file).then(
        () => undefined,
        (error: unknown) => loadFault(error, root),
      ),
    ),
  );
  return [...new Set(faults.filter((fault) => fault !== undefined))];
}

const imports = /import (type )?(?:\{([^}]*)\} )?from '@\/content\/(?!schema\/)([\w/-]+)'/g;

/** The names in the braces of an import that are there while the code runs. */
function valueNames(braces: string): readonly string[] {
  return braces
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);
}

/** What is taken out of an object of the content by its name: `pages.about`, and no file's name. */
function partsOf(name: string, text: string): readonly string[] {
  const parts = new RegExp(`(?<![\\w.'/-])${name}\\.(?!ts\\b)([a-z]\\w*)`, 'gi');
  return [...text.matchAll(parts)].map(([, part]) => part ?? '');
}

/** Objects whose every part is a piece of the site: none may be left out. */
const wholes = ['pages', 'site', 'home'];

/**
 * A sentence for each file, list or page of the content that the code needs and that is not there.
 */
export function absentFaults(
  sources: readonly SourceFile[],
  modules: readonly ContentModule[],
): readonly string[] {
  const known = new Map(modules.map((one) => [one.file, one.exports]));
  const code = sources.filter(({ file }) => !/\.test\.tsx?$|^e2e\//.test(file));
  const found = code.flatMap(({ file: from, text }) =>
    [...text.matchAll(imports)].flatMap(([, type, braces = '', file = '']) => {
      const exports = known.get(file);
      if (!exports) {
        return [
          `content/${file}.ts: is not there (any more), but ${from} needs it; put it back, with an empty list where there is nothing to tell`,
        ];
      }
      const names = type ? [] : valueNames(braces);
      return names.flatMap((name) => {
        const value = exports[name];
        if (value === undefined) {
          return [
            `content/${file}.ts: has no ${name} (any more), but ${from} needs it; write export const ${name} = …, with an empty list where there is nothing to tell`,
          ];
        }
        if (!wholes.includes(name) || !isRecord(value)) return [];
        return partsOf(name, text)
          .filter((part) => !(part in value))
          .map(
            (part) =>
              `content/${file}.ts › ${part}: is missing, but ${from} needs it; put it back, or correct a slip in its name`,
          );
      });
    }),
  );
  // Many files need one list: the first is enough.
  const first = new Map(
    found.map((fault) => [fault.replace(/, but \S+ /, ''), fault]).reverse() as [string, string][],
  );
  return [...first.values()].reverse();
}

/** A sentence for each entry of a list that has no slug to be named by, where its neighbours have. */
export function namelessFaults(modules: readonly ContentModule[]): readonly string[] {
  return modules.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, list]) => {
      if (!Array.isArray(list)) return [];
      const entries: readonly unknown[] = Array.from(list);
      const hasSlug = (entry: unknown) => isRecord(entry) && typeof entry['slug'] === 'string';
      if (!entries.some(hasSlug)) return [];
      return entries.flatMap((entry, index) => {
        if (hasSlug(entry)) return [];
        const at = `content/${file}.ts › ${name}[${index}]`;
        return isRecord(entry)
          ? [
              `${at} › slug: is missing or no text in quotes; write one of its own, such as summer-fair`,
            ]
          : [`${at}: is no entry; take it out, with its comma`];
      });
    }),
  );
}
