/** One stylesheet for the site instead of some twenty a page: README.md in this folder. */
import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  chunkFolder,
  stylesheetsInScript,
  stylesheetsOf,
  withStyleInline,
  withStylesheetNames,
  withStylesheetsOnce,
} from './next-output';

/** A stylesheet that at most this many pages use goes into these pages instead of the site's file. */
const fewPages = 12;

/**
 * Pages whose own styles stay in the site's file. The planner's are handed to the copy that becomes
 * the PDF, where inline styles are refused; the home page's HTML would outgrow the first round trip.
 */
const withoutInlineStyles = ['planner/index.html', 'index.html'];

export interface Stylesheets {
  readonly name: string;
  readonly bytes: number;
  readonly inlined: number;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

export async function joinStylesheets(out: string): Promise<Stylesheets> {
  const files = (await readdir(out, { recursive: true })).sort();
  const read = (file: string) => readFile(join(out, file), 'utf8');
  // Home first: its order is the site's order, and what it lacks is appended.
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .sort((a, b) => Number(b === 'index.html') - Number(a === 'index.html'));

  const pagesOf = new Map<string, string[]>();
  for (const page of pages) {
    try {
      for (const name of new Set(stylesheetsOf(await read(page)))) {
        pagesOf.set(name, [...(pagesOf.get(name) ?? []), page]);
      }
    } catch (error) {
      throw new Error(`${page} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const css = new Map<string, string>();
  for (const name of pagesOf.keys()) css.set(name, await read(join(chunkFolder, name)));

  async function write(prefix: string, names: readonly string[]): Promise<string> {
    const text = names.map((name) => css.get(name) ?? '').join('\n');
    const name = `${prefix}-${hashOf(text)}.css`;
    css.set(name, text);
    await writeFile(join(out, chunkFolder, name), text);
    return name;
  }

  const groups = new Map<string, string[]>([['site', []]]);
  for (const [name, users] of pagesOf) {
    const isOwn =
      users.length <= fewPages && !users.some((page) => withoutInlineStyles.includes(page));
    const key = isOwn ? users.join() : 'site';
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  const joined = new Map<string, string>();
  const own = new Set<string>();
  let site = '';
  for (const [key, names] of groups) {
    const file = await write(key === 'site' ? 'site' : 'page', names);
    if (key === 'site') site = file;
    else own.add(file);
    for (const name of names) joined.set(name, file);
  }

  let inlined = 0;
  for (const file of files.filter((name) => /\.(html|txt)$/.test(name))) {
    const text = withStylesheetNames(await read(file), (name) => joined.get(name) ?? name);
    const ownOfPage = file.endsWith('.html')
      ? stylesheetsOf(text).filter((name) => own.has(name))
      : [];
    let result = file.endsWith('.html') ? withStylesheetsOnce(text) : text;
    for (const name of new Set(ownOfPage)) {
      result = withStyleInline(result, name, css.get(name) ?? '');
    }
    if (ownOfPage.length > 0) inlined += 1;
    await writeFile(join(out, file), result);
  }

  const scripts = await Promise.all(files.filter((file) => file.endsWith('.js')).map(read));
  const loadedByScripts = new Set(scripts.flatMap(stylesheetsInScript));
  for (const name of pagesOf.keys()) {
    if (!loadedByScripts.has(name)) await rm(join(out, chunkFolder, name));
  }
  return { name: site, bytes: Buffer.byteLength(css.get(site) ?? ''), inlined };
}
