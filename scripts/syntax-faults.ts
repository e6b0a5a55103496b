/** Files of `content/` that cannot be read at all: a comma, a quote or a bracket is missing. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform, type TransformFailure } from 'esbuild';

export async function syntaxFault(file: string, text: string): Promise<string | undefined> {
  try {
    await transform(text, { loader: 'ts', logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    const line = first?.location?.line ?? 1;
    const shown = first?.location?.lineText.trim() ?? '';
    return `${file}, line ${line}: cannot be read at "${shown}" (${first?.text ?? ''}); look there and in the line above for a comma, a quote or a bracket that is missing or too much`;
  }
}

export async function syntaxFaults(root: string): Promise<readonly string[]> {
  const files = (await readdir(path.join(root, 'content'), { recursive: true }))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `content/${name.split(path.sep).join('/')}`)
    .sort();
  const faults = await Promise.all(
    files.map(async (file) => syntaxFault(file, await readFile(path.join(root, file), 'utf8'))),
  );
  return faults.filter((fault) => fault !== undefined);
}

/** What stopped a file of `content/` from being loaded, as a sentence. */
export function loadFault(error: unknown, root: string): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const traced = stack.replaceAll(path.sep, '/').replaceAll(`${root}/`, ' ');
  const found = /(?<![\w./-])(?:lib\/)?content\/[\w./-]+\.ts:\d+/.exec(traced)?.[0];
  const [file = 'content/', line] = found?.split(':') ?? [];
  const said = message.replaceAll(`${root}/`, '').split('\n')[0] ?? '';
  return `${file}${line ? `, line ${line}` : ''}: cannot be loaded (${said}); write the name as the other file has it, or take it out`;
}
