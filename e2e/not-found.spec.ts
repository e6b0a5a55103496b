import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

test.describe('an address without a page', { tag: '@desktop' }, () => {
  test.use({ allow: { hosts: [], messages: [/status of 404/] } });

  test('answers with status 404 and a page that leads home and is not for search engines', async ({
    page,
  }) => {
    const response = await page.goto('/mermaids/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.notFound.title);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
    await expect(page).toHaveTitle(pages.home.seo.title);
  });

  for (const [name, path] of [
    ['it', '/mermaids/'],
    ['the page for no network', routes.offline],
  ] as const) {
    test(`${name} tells machines what it is, and claims no address`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(0);
      const data = page.locator('script[type="application/ld+json"]');
      const { '@graph': nodes } = JSON.parse((await data.textContent()) ?? '') as {
        '@graph': Record<string, unknown>[];
      };
      expect(nodes.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'WebPage']);
      expect(nodes.at(-1)).toHaveProperty('name');
      expect(nodes.at(-1)).not.toHaveProperty('url');
    });
  }
});
