/** Loads the files of `content/`, and words what keeps one from being loaded. */
import { cpSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import type { ContentModule } from '@/lib/check/modules';
import { isObject } from '@/lib/json/json';

const isContent = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith(`schema${path.sep}`);

/** The modules of `content/`, and a sentence for what keeps any from being loaded. */
export async function loadContent(root: string) {
  const folder = path.join(root, 'content');
  const files = (await readdir(folder, { recursive: true })).filter(isContent).sort();
  const results = await Promise.allSettled(
    files.map(async (name): Promise<ContentModule> => {
      const { href } = pathToFileURL(path.join(folder, name));
      const file = name.replace(/\.ts$/, '').replaceAll(path.sep, '/');
      return { file, exports: (await import(href)) as Record<string, unknown> };
    }),
  );
  const issues = results.flatMap((result) =>
    result.status === 'rejected' ? [loadIssue(result.reason, root)] : [],
  );
  const modules = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  return { modules, issues: [...new Set(issues)] };
}

/** Of a file with a mistake in its form, which would stop the bundler, the copy stays as it was. */
export function copyReadable(folder: string, copy: string): void {
  const isReadable = (file: string): boolean => {
    if (!file.endsWith('.ts')) return true;
    try {
      transformSync(readFileSync(file, 'utf8'), { loader: 'ts', logLevel: 'silent' });
      return true;
    } catch {
      return false;
    }
  };
  cpSync(folder, copy, { recursive: true, filter: isReadable });
}

export function loadIssue(error: unknown, root: string): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const inRoot = (text: string) =>
    text.replaceAll(path.sep, '/').replaceAll(`${root.replaceAll(path.sep, '/')}/`, ' ');
  const syntax = / (\S+\.ts):(\d+):\d+: ERROR: (.+)/.exec(inRoot(message));
  if (syntax) {
    const [, file, line, reason] = syntax;
    return `${file}, line ${line}: cannot be read (${reason}); look there and in the line above for a comma, a quote or a bracket that is missing or too much; within a text write ’, not '`;
  }
  const [, from = 'content/', line] =
    /[ /]((?:\w[\w.-]*\/)+[\w.-]+\.ts):(\d+)/.exec(inRoot(stack)) ?? [];
  const [, file, name] =
    /'@\/(content\/\S+)' does not provide an export named '(\w+)'/.exec(message) ?? [];
  if (file) {
    return `${file}.ts: has no ${name} (any more), but ${from} needs it; write export const ${name} = …, with an empty list where there is nothing to tell`;
  }
  const [, importer] = / imported from +(\S+)/.exec(inRoot(message)) ?? [];
  if (importer) {
    return `content/: a file is not there (any more), but ${importer} needs it; put it back, with an empty list where there is nothing to tell`;
  }
  const reason = inRoot(message).split('\n')[0]?.trim();
  return `${from}${line ? `, line ${line}` : ''}: cannot be loaded (${reason}); write the name as the other file has it, or take it out`;
}

export function namelessIssues(modules: readonly ContentModule[]): readonly string[] {
  const hasSlug = (entry: unknown) => isObject(entry) && typeof entry['slug'] === 'string';
  return modules.flatMap(({ file, exports }) =>
    Object.entries(exports).flatMap(([name, list]) => {
      if (!Array.isArray(list) || !list.some(hasSlug)) return [];
      return Array.from<unknown>(list).flatMap((entry, index) => {
        if (hasSlug(entry)) return [];
        const at = `content/${file}.ts › ${name}[${index}]`;
        return isObject(entry)
          ? `${at} › slug: is missing or no text in quotes; write one of its own, such as summer-fair`
          : `${at}: is no entry; take it out, with its comma`;
      });
    }),
  );
}
