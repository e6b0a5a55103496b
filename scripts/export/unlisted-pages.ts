/**
 * The last look at an export: each of its pages is in the sitemap, or tells search engines by itself
 * that it is not for them. A page that was forgotten there would be published, and found by nobody.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

const wayIn = 'enter it in lib/seo/sitemap-entries.ts';
const wayOut = 'write noindex: true into its metadata, if search engines should leave it out';

/** What Next makes beside `404.html`: the same once more, which no host shows. */
const ofNext = /^(404|_not-found)\//;

/**
 * What is wrong between the pages of a site and its sitemap, as sentences.
 *
 * @param pages the HTML of each page by its address, from the base path on
 * @param listed the addresses that the sitemap names, likewise
 */
export function listingFaults(
  pages: ReadonlyMap<string, string>,
  listed: ReadonlySet<string>,
): readonly string[] {
  const ofPages = [...pages].flatMap(([path, html]) => {
    const isHidden = html.includes('<meta name="robots" content="noindex');
    if (!isHidden && !listed.has(path)) {
      return `${path} is not in the sitemap: ${wayIn}, or ${wayOut}`;
    }
    if (isHidden && listed.has(path)) {
      return `${path} is in the sitemap and says noindex: take one of the two out`;
    }
    return [];
  });
  const ofSitemap = [...listed]
    .filter((path) => !pages.has(path))
    .map((path) => `${path} is in the sitemap, but there is no such page: see app${path}`);
  return [...ofPages, ...ofSitemap];
}

/**
 * Compares the pages of an exported site with its sitemap.
 *
 * @param base the base path, without a slash at its end
 * @returns how many pages the sitemap names
 * @throws Error with a sentence for each page that is in neither, or in both
 */
export async function compareWithSitemap(out: string, base: string): Promise<number> {
  const names = (await readdir(out, { recursive: true })).map((name) => name.replaceAll(sep, '/'));
  const pages = new Map<string, string>();
  for (const name of names) {
    if (!/(^|\/)index\.html$/.test(name) || ofNext.test(name)) continue;
    const path = `${base}/${name.replace(/index\.html$/, '')}`;
    pages.set(path, await readFile(join(out, name), 'utf8'));
  }
  const sitemap = await readFile(join(out, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, url]) => url ?? []);
  const listed = new Set(addresses.map((url) => new URL(url).pathname));
  const faults = listingFaults(pages, listed);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return listed.size;
}
