/** One stylesheet for the site instead of some twenty a page: README.md in this folder. */
import { hash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { grouped } from '@/lib/grouped';
import {
  chunkFolder,
  stylesheetsInScript,
  stylesheetsOf,
  withStylesheetNames,
  withStylesheets,
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

interface Use {
  readonly name: string;
  readonly page: string;
}

/** Stylesheets of one key become one file: the site's, or that of few pages. */
function keyOf(uses: readonly Use[]): string {
  const users = uses.map(({ page }) => page);
  const isOwn = users.length <= fewPages && !users.some((page) => withoutOwnStyles.includes(page));
  return isOwn ? users.join() : 'site';
}

export async function joinStylesheets(out: string) {
  const files = (await readdir(out, { recursive: true })).sort();
  const read = (file: string) => readFile(join(out, file), 'utf8');
  // Home first: its order is the site's order, and what it lacks is appended.
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .sort((a, b) => Number(b === home) - Number(a === home));
  const uses: Use[] = [];
  for (const page of pages) {
    const html = await read(page);
    const names = new Set(naming(page, () => stylesheetsOf(html)));
    uses.push(...[...names].map((name) => ({ name, page })));
  }
  const users = grouped(uses, ({ name }) => name);

  const joined = new Map<string, string>();
  const own = new Map<string, string>();
  const site = { name: '', bytes: 0, inlined: 0 };
  for (const [key, group] of grouped([...users.values()], keyOf)) {
    const names = group.map(([{ name }]) => name);
    const parts = await Promise.all(names.map((name) => read(join(chunkFolder, name))));
    const css = parts.join('\n');
    const file = `${key === 'site' ? 'site' : 'page'}-${hash('sha256', css).slice(0, 12)}.css`;
    await writeFile(join(out, chunkFolder, file), css);
    if (key === 'site') Object.assign(site, { name: file, bytes: Buffer.byteLength(css) });
    else own.set(file, css);
    for (const name of names) joined.set(name, file);
  }
  const withJoined = (text: string) =>
    withStylesheetNames(text, (name) => joined.get(name) ?? name);

  for (const page of pages) {
    const html = withJoined(await read(page));
    if (stylesheetsOf(html).some((name) => own.has(name))) site.inlined += 1;
    await writeFile(
      join(out, page),
      withStylesheets(html, (name) => own.get(name)),
    );
  }
  for (const file of files.filter((name) => name.endsWith('.txt'))) {
    await writeFile(join(out, file), withJoined(await read(file)));
  }

  const scripts = await Promise.all(files.filter((file) => file.endsWith('.js')).map(read));
  const loadedByScripts = new Set(scripts.flatMap(stylesheetsInScript));
  for (const name of users.keys()) {
    if (!loadedByScripts.has(name)) await rm(join(out, chunkFolder, name));
  }
  return site;
}
