import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareWithSitemap, listingIssues } from './unlisted-pages';

const open = '<meta name="robots" content="index, follow"/>';
const hidden = '<meta name="robots" content="noindex, follow"/>';

describe('listingIssues', () => {
  const pages = new Map([
    ['/', open],
    ['/about/', open],
    ['/planner/', hidden],
  ]);

  it('has nothing against a site of which every page is listed, or says that it is not to be', () => {
    expect(listingIssues(pages, new Set(['/', '/about/']))).toEqual([]);
  });

  it.each([
    ['was forgotten', ['/'], '/about/ is not in the sitemap: enter it in lib/seo/sitemap-entries'],
    ['is listed and hidden', ['/', '/about/', '/planner/'], '/planner/ is in the sitemap and says'],
    ['is not there', ['/', '/about/', '/gone/'], '/gone/ is in the sitemap, but there is no such'],
  ])('names a page that %s', (_what, listed, sentence) => {
    expect(listingIssues(pages, new Set(listed))).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('compareWithSitemap', () => {
  it('reads an export under a base path, without what Next makes beside 404.html', async () => {
    const out = await mkdtemp(join(tmpdir(), 'listed-'));
    try {
      for (const folder of ['', 'about', 'planner', '_not-found', '404']) {
        await mkdir(join(out, folder), { recursive: true });
        const html = folder === 'planner' ? hidden : open;
        await writeFile(join(out, folder, 'index.html'), html);
      }
      const sitemap = (...paths: string[]) =>
        writeFile(
          join(out, 'sitemap.xml'),
          paths
            .map((path) => `<url><loc>https://village.example/guide${path}</loc></url>`)
            .join(''),
        );
      await sitemap('/', '/about/');
      await expect(compareWithSitemap(out, '/guide')).resolves.toBe(2);
      await sitemap('/');
      await expect(compareWithSitemap(out, '/guide')).rejects.toThrow('/guide/about/ is not in');
    } finally {
      await rm(out, { recursive: true });
    }
  });
});
