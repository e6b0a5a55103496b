import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { readExportedFile } from './support/exported-page';

test.describe('an address without a page', { tag: '@desktop' }, () => {
  test.use({ allow: { hosts: [], messages: [/status of 404/] } });

  test('answers with status 404 and a page that leads home and is not for search engines', async ({
    page,
  }) => {
    const response = await visit(page, '/mermaids/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.notFound.title);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
    await expect(page).toHaveTitle(pages.home.seo.title);
  });

  for (const file of ['404.html', `${routes.offline}index.html`]) {
    test(`${file} tells machines what it is, and claims no address`, () => {
      const { html, nodes } = readExportedFile(file);
      expect(html).not.toMatch(/<link rel="canonical"|<meta property="og:url"/);
      expect(nodes.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'WebPage']);
      expect(nodes.at(-1)).toHaveProperty('name');
      expect(nodes.at(-1)).not.toHaveProperty('url');
    });
  }
});
