import { pages } from '@/content/pages';
import { expect, test } from './fixtures';

test.describe('an address without a page', { tag: '@desktop' }, () => {
  test.use({ allow: { hosts: [], messages: [/status of 404/] } });

  test('answers with status 404 and a page that leads home', async ({ page }) => {
    const response = await page.goto('/mermaids/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.notFound.title);
    await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
    await expect(page).toHaveTitle(pages.home.seo.title);
  });

  test('is not for search engines', async ({ page }) => {
    await page.goto('/mermaids/');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  });
});
