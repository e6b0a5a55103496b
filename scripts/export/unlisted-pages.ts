/** Each page of an export is in the sitemap or asks not to be indexed; none is forgotten. */
import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

const toList = 'enter it in lib/seo/sitemap-entries.ts';
const toHide = 'write noindex: true into its metadata, if search engines should leave it out';

/** What Next makes beside `404.html`: the same once more, which no host shows. */
const ofNext = /^(404|_not-found)\//;

export function listingIssues(
  pages: ReadonlyMap<string, string>,
  listed: ReadonlySet<string>,
): readonly string[] {
  const ofPages = [...pages].flatMap(([path, html]) => {
    const isHidden = html.includes('<meta name="robots" content="noindex');
    if (!isHidden && !listed.has(path)) {
      return `${path} is not in the sitemap: ${toList}, or ${toHide}`;
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
  const issues = listingIssues(pages, listed);
  if (issues.length > 0) throw new Error(issues.join('\n'));
  return listed.size;
}
