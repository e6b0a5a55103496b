import { readdirSync } from 'node:fs';
import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';
import { exportedPaths, sitemapUrls } from './exported';
import { expect, test, visit } from './fixtures';
import { expectedPages, pagesWithOwnSpecs } from './pages';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
}

test.describe('what machines read', { tag: '@desktop' }, () => {
  test('the sitemap names every page for search engines, and not the planner', () => {
    const urls = sitemapUrls();
    for (const { path, noindex } of expectedPages) {
      expect(urls.includes(absoluteUrl(path)), path).toBe(!noindex);
    }
  });

  test('what visitors must find is written down of every page that is not an item’s', () => {
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
    const paths = files
      .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
      .map((file) => `/${file.replace('page.tsx', '')}`);
    const known = [...expectedPages.map(({ path }) => path), ...pagesWithOwnSpecs];
    expect(paths.sort(), 'write what is on a new page into e2e/pages.ts').toEqual(known.sort());
  });

  test('the sitemap dates every page by its content', async ({ request }) => {
    const xml = await (await request.get('/sitemap.xml')).text();
    const dates = [...xml.matchAll(/<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
    expect(dates).toHaveLength(sitemapUrls().length);
  });

  test('every page of the sitemap is there', async ({ request }) => {
    for (const path of exportedPaths()) {
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
    }
  });

  test('every file of open data is there, for programs of other sites too', async ({ request }) => {
    const index = await request.get(`${routes.data}index.json`);
    const { files } = (await index.json()) as { files: { url: string }[] };
    expect(files.length).toBeGreaterThan(3);
    for (const url of [index.url(), ...files.map((file) => file.url)]) {
      const response = await request.get(new URL(url).pathname);
      expect(response.status(), url).toBe(200);
      expect(response.headers()['access-control-allow-origin'], url).toBe('*');
    }
  });

  test('robots.txt disallows nothing and names the sitemap', async ({ request }) => {
    const text = await (await request.get('/robots.txt')).text();
    expect(text).not.toMatch(/^Disallow: *\S/m);
    expect(text).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
  });

  test('the manifest names icons that are there, in the sizes it says', async ({
    page,
    request,
  }) => {
    const response = await request.get('/manifest.webmanifest');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await response.json()) as Manifest;
    expect(manifest.start_url).toBe(routes.home);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');

    await visit(page, '/');
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
  });

  test('every icon that a page names is there', async ({ page, request }) => {
    await visit(page, '/');
    const icons = await page
      .locator('link[rel*=icon]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(icons.length).toBeGreaterThanOrEqual(3);
    for (const icon of icons) {
      const response = await request.get(icon);
      expect(response.headers()['content-type'], icon).toMatch(/^image\//);
    }
  });
});
