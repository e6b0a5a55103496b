import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

const heading = (title: string) => ({ name: title, level: 1 });

test('a soft navigation keeps the styles and starts at the top of the page', async ({ page }) => {
  await page.goto(routes.events);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Beaches', exact: true }).click();
  await expect(page.getByRole('heading', heading(pages.beaches.title))).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('link[rel="stylesheet"][href*="/site-"]')).toHaveCount(1);
  await expect(page.locator('main h2').first()).not.toHaveCSS('font-family', /^Times/);
});

test('when the data of the next page never comes, the click still leads there', async ({
  page,
}) => {
  await page.goto(routes.events);
  await page.route(/\.txt/, () => new Promise(() => undefined));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Where to stay' }).click();
  await expect(page).toHaveURL(routes.stay, { timeout: 10_000 });
  await expect(page.getByRole('heading', heading(pages.stay.title))).toBeVisible();
});
