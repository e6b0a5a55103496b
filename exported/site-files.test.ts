import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';
import { headersFor, parseHeaders } from '@/scripts/headers';
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

  test('every page that is there is in the sitemap, or else asks not to be indexed', () => {
    const listed = sitemapUrls().map((url) => new URL(url).pathname);
    const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
      // Next writes its page for what is not found twice more, where no host shows it.
      (file) => /(^|\/)index\.html$/.test(file) && !/^(404|_not-found)\//.test(file),
    );
    const forgotten = pages.filter((file) => {
      const isHidden = readFileSync(join('out', file), 'utf8').includes(
        '<meta name="robots" content="noindex',
      );
      return isHidden === listed.includes(`/${file.replace('index.html', '')}`);
    });
    // A page is entered in lib/seo/sitemap-entries.ts, or has `noindex: true` in its metadata.
    expect(forgotten).toEqual([]);
  });

  test('every file of open data is there, for programs of other sites too', () => {
    const rules = parseHeaders(readFileSync('out/_headers', 'utf8'));
    const index = readFileSync(join('out', routes.data, 'index.json'), 'utf8');
    const { files } = JSON.parse(index) as { files: { url: string }[] };
    expect(files.length).toBeGreaterThan(3);
    for (const { url } of [...files, { url: absoluteUrl(`${routes.data}index.json`) }]) {
      const { pathname } = new URL(url);
      expect(existsSync(join('out', pathname))).toBe(true);
      expect(headersFor(rules, pathname).get('Access-Control-Allow-Origin')).toBe('*');
    }
  });

  test('the manifest names icons that are there, in the sizes it says', async () => {
    const { start_url: start, icons } = JSON.parse(
      readFileSync('out/manifest.webmanifest', 'utf8'),
    ) as { start_url: string; icons: { src: string; sizes: string; purpose: string }[] };
    expect(start).toBe(routes.home);
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(join('out', src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});
