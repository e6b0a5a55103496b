import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { absoluteUrl } from '@/lib/absolute-url';
import { expectedPages, pagesWithOwnSpecs } from './expected-pages';
import { exportedPaths, sitemapUrls } from './paths';

describe('what machines read', () => {
  test('the sitemap names every page for search engines, and not the planner', () => {
    const urls = sitemapUrls();
    const wrong = expectedPages.filter(
      ({ path, noindex = false }) => urls.includes(absoluteUrl(path)) === noindex,
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('what visitors must find is written down of every page that is not an item’s', () => {
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
    const paths = files
      .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
      .map((file) => `/${file.replace('page.tsx', '')}`);
    const known = [...expectedPages.map(({ path }) => path), ...pagesWithOwnSpecs];
    // What is on a new page is written into expected-pages.ts.
    expect(paths.sort()).toEqual(known.sort());
  });

  test('the sitemap dates every page by its content', () => {
    const xml = readFileSync('out/sitemap.xml', 'utf8');
    const dates = [...xml.matchAll(/<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
    expect(dates).toHaveLength(sitemapUrls().length);
  });

  test('every page of the sitemap is there', () => {
    const gone = exportedPaths().filter((path) => !existsSync(join('out', path, 'index.html')));
    expect(gone).toEqual([]);
  });
});
