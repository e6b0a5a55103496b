import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { planFragmentOf } from './support/plan-link';
import { beach } from './support/things';

test.describe('an address without a page', () => {
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

  test('offers the plan of a link whose # was encoded on the way', async ({ page }) => {
    const { name, slug } = beach;
    const fragment = planFragmentOf([{ type: 'beach', slug }]);
    await visit(page, `${routes.planner}%23${fragment.slice(1).replace('=', '%3D')}%C2%BB`);
    await page.getByRole('link', { name: 'Open the shared plan' }).click();
    await expect(page.getByRole('dialog', { name: 'A plan shared with you' })).toContainText(name);
  });
});
