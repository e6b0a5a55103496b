/** One stylesheet for the site instead of some twenty a page: README.md in this folder. */
import { hash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { grouped } from '@/lib/grouped';
import {
  chunkFolder,
  stylesheetsInScript,
  stylesheetsOf,
  withStyleInline,
  withStylesheetNames,
  withStylesheetsOnce,
} from './next-output';
import { naming } from './pages';

/** A stylesheet that at most this many pages use goes into these pages instead of the site's file. */
const fewPages = 12;

const home = 'index.html';

/**
 * All their styles are in the site's file. Home's HTML would outgrow its first round trips; the
 * planner's are handed to the copy that becomes the PDF, which refuses inline ones.
 */
const withoutOwnStyles = [home, 'planner/index.html'];

/** The pages that link each stylesheet. */
async function usersOf(
  pages: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const users = new Map<string, string[]>();
  for (const page of pages) {
    const html = await read(page);
    for (const name of new Set(naming(page, () => stylesheetsOf(html)))) {
      users.set(name, [...(users.get(name) ?? []), page]);
    }
  }
  return users;
}

/** Stylesheets of one key become one file: the site's, or that of few pages. */
function keyOf([, users]: readonly [name: string, users: readonly string[]]): string {
  const isOwn = users.length <= fewPages && !users.some((page) => withoutOwnStyles.includes(page));
  return isOwn ? users.join() : 'site';
}

/** A page with its stylesheets joined, and those that are its own within it. */
function withJoined(
  page: string,
  joined: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
): { readonly html: string; readonly hasOwn: boolean } {
  const html = withStylesheetNames(page, (name) => joined.get(name) ?? name);
  const names = [...new Set(stylesheetsOf(html).filter((name) => own.has(name)))];
  return {
    hasOwn: names.length > 0,
    html: names.reduce(
      (text, name) => withStyleInline(text, name, own.get(name) ?? ''),
      withStylesheetsOnce(html),
    ),
  };
}

export async function joinStylesheets(out: string) {
  const files = (await readdir(out, { recursive: true })).sort();
  const read = (file: string) => readFile(join(out, file), 'utf8');
  // Home first: its order is the site's order, and what it lacks is appended.
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .sort((a, b) => Number(b === home) - Number(a === home));
  const users = await usersOf(pages, read);

  const joined = new Map<string, string>();
  const own = new Map<string, string>();
  const site = { name: '', bytes: 0 };
  for (const [key, group] of grouped([...users], keyOf)) {
    const names = group.map(([name]) => name);
    const parts = await Promise.all(names.map((name) => read(join(chunkFolder, name))));
    const css = parts.join('\n');
    const file = `${key === 'site' ? 'site' : 'page'}-${hash('sha256', css).slice(0, 12)}.css`;
    await writeFile(join(out, chunkFolder, file), css);
    if (key === 'site') Object.assign(site, { name: file, bytes: Buffer.byteLength(css) });
    else own.set(file, css);
    for (const name of names) joined.set(name, file);
  }

  let inlined = 0;
  for (const page of pages) {
    const { html, hasOwn } = withJoined(await read(page), joined, own);
    if (hasOwn) inlined += 1;
    await writeFile(join(out, page), html);
  }
  for (const file of files.filter((name) => name.endsWith('.txt'))) {
    const text = withStylesheetNames(await read(file), (name) => joined.get(name) ?? name);
    await writeFile(join(out, file), text);
  }

  const scripts = await Promise.all(files.filter((file) => file.endsWith('.js')).map(read));
  const loadedByScripts = new Set(scripts.flatMap(stylesheetsInScript));
  for (const name of users.keys()) {
    if (!loadedByScripts.has(name)) await rm(join(out, chunkFolder, name));
  }
  return { ...site, inlined };
}
