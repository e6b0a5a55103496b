import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  chunkFolder,
  stylesheetsInScript,
  stylesheetsOf,
  withStyleInline,
  withStylesheetAddresses,
  withStylesheetsOnce,
} from '@/lib/next/shape';
import { classesIn, splitStyles, wordsIn } from './late-styles';

/**
 * Bytes of style that few pages need, from which on they are worth a file of their own: all others
 * are spared them. What counts is the whole answer, head included: where it outgrows the first
 * round trip of a connection (some 14 kB), every page is painted 150 ms later on a thin line.
 */
const ownAtLeast = 400;
/** More pages than these are not few: whoever opens a second of them would fetch the same again. */
const fewPages = 12;

/**
 * Pages whose own styles stand in the site's file, because they cannot stand in the page. Of the
 * planner a script draws a part into a PDF: it takes styles over word by word as it reads them, and
 * not as they are written, so that no hash would let them through. The home page has no room.
 */
const withTheSite: readonly string[] = ['planner/index.html', 'index.html'];

/** How the names of their files begin. */
const ownPrefix = 'page';

/**
 * A page, or the flight data of one, with every stylesheet replaced by its bundle. React knows a
 * stylesheet by its address, so the links of a page become one or two; in flight data the
 * repetition of an address does no harm.
 *
 * @param bundles the name of its bundle by the name of each stylesheet
 */
export function withBundles(text: string, bundles: ReadonlyMap<string, string>): string {
  const changed = withStylesheetAddresses(text, (name) => bundles.get(name) ?? name);
  return withStylesheetsOnce(changed);
}

/**
 * The stylesheets that the same few pages ask for, where they are worth a file. It comes after the
 * site's, so nothing that fewer of its pages need, and may be there to differ, stays behind in that.
 */
function ownSheets(
  pagesOf: ReadonlyMap<string, readonly string[]>,
  css: ReadonlyMap<string, string>,
): readonly (readonly string[])[] {
  const byPages = new Map<string, { pages: readonly string[]; names: string[] }>();
  for (const [name, pages] of pagesOf) {
    if (pages.length > fewPages || pages.some((page) => withTheSite.includes(page))) continue;
    const group = byPages.get(pages.join()) ?? { pages, names: [] };
    group.names.push(name);
    byPages.set(pages.join(), group);
  }
  const bytes = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + Buffer.byteLength(css.get(name) ?? ''), 0);
  return [...byPages.values()].flatMap(({ pages, names }) => {
    const isLast = [...pagesOf].every(
      ([name, others]) =>
        names.includes(name) ||
        others.length > pages.length ||
        !others.some((page) => pages.includes(page)),
    );
    return isLast && bytes(names) >= ownAtLeast ? [names] : [];
  });
}

/** A stylesheet of a built site: its file's name, and its size. */
interface Bundle {
  readonly name: string;
  readonly bytes: number;
}

/**
 * Bundles the styles of an exported site, and deletes those that nothing asks for any more: one
 * bundle for the site, one more for a page or a few that need much that no other does, and one of
 * what only scripts make, which no page links.
 */
export async function bundleStyles(out: string): Promise<{ site: Bundle; late: Bundle }> {
  const files = (await readdir(out, { recursive: true })).sort();
  const pages = files.filter((file) => file.endsWith('.html'));
  // Home first: its order is the site's order, what it lacks is appended.
  pages.sort((a, b) => Number(b === 'index.html') - Number(a === 'index.html'));

  const pagesOf = new Map<string, string[]>();
  const classes = new Set<string>();
  for (const page of pages) {
    try {
      const html = await readFile(join(out, page), 'utf8');
      for (const name of classesIn(html)) classes.add(name);
      for (const name of new Set(stylesheetsOf(html))) {
        pagesOf.set(name, [...(pagesOf.get(name) ?? []), page]);
      }
    } catch (error) {
      throw new Error(`${page} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const css = new Map<string, string>();
  for (const name of pagesOf.keys()) {
    css.set(name, await readFile(join(out, chunkFolder, name), 'utf8'));
  }

  /** Stylesheets as one. Empty lines between rules are a hundredth of what a visitor fetches. */
  const together = (names: readonly string[]) =>
    names
      .map((name) => css.get(name))
      .join('\n')
      .replace(/(?<=[;}])\n+/g, '');
  /** Writes a file that is named by what is in it. */
  async function write(prefix: string, text: string): Promise<Bundle> {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const name = `${prefix}-${hash}.css`;
    await writeFile(join(out, chunkFolder, name), text);
    return { name, bytes: Buffer.byteLength(text) };
  }

  const bundles = new Map<string, string>();
  const own = ownSheets(pagesOf, css);
  for (const names of own) {
    const { name } = await write(ownPrefix, together(names));
    for (const each of names) bundles.set(each, name);
  }
  const readAll = (pattern: RegExp) =>
    Promise.all(
      files.filter((path) => pattern.test(path)).map((path) => readFile(join(out, path), 'utf8')),
    );
  const scripts = await readAll(/\.js$/);
  const words = new Set([...scripts, ...(await readAll(/\.txt$/))].flatMap(wordsIn));
  const shared = [...pagesOf.keys()].filter((name) => !bundles.has(name));
  const parts = splitStyles(together(shared), classes, words);
  const site = await write('site', parts.early);
  const late = await write('late', parts.late);
  for (const each of shared) bundles.set(each, site.name);

  for (const file of files.filter((path) => /\.(html|txt)$/.test(path))) {
    const path = join(out, file);
    const text = await readFile(path, 'utf8');
    const bundled = withBundles(text, bundles);
    if (bundled !== text) await writeFile(path, bundled);
  }

  const withParts = new Set(scripts.flatMap(stylesheetsInScript));
  for (const sheet of pagesOf.keys()) {
    if (!withParts.has(sheet)) await rm(join(out, chunkFolder, sheet));
  }
  return { site, late };
}

/** Compressed bytes of a page that come with the first round trip of a connection, head aside. */
const firstRoundTrip = 14_000;

/**
 * Puts the styles that a page or a few alone need into their HTML, where there is room for them in the first
 * round trip: a second stylesheet would come over a second connection, 150 ms later on a thin line.
 * Their link stays, so that React knows them, but nothing waits for it.
 *
 * @param out an exported site whose scripts have been taken out of its pages
 * @returns how many pages have their own styles in them
 */
export async function inlineOwnStyles(out: string): Promise<number> {
  let count = 0;
  for (const file of await readdir(out, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const path = join(out, file);
    const html = await readFile(path, 'utf8');
    const name = stylesheetsOf(html).find((sheet) => sheet.startsWith(ownPrefix));
    if (!name) continue;
    const css = await readFile(join(out, chunkFolder, name), 'utf8');
    const inlined = withStyleInline(html, name, css);
    // An address in a stylesheet is seen from where the stylesheet is.
    if (css.includes('url(') || gzipSync(inlined).length > firstRoundTrip) continue;
    await writeFile(path, inlined);
    count += 1;
  }
  return count;
}
