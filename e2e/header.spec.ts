import type { Page } from 'playwright/test';
import { headerLinks } from '@/content/navigation';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';

const mainNavigation = (page: Page) => page.getByRole('banner').getByRole('navigation');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

test('the navigation by mouse leads to every page and marks the one that is open', async ({
  page,
}) => {
  await visit(page, routes.planner);
  for (const { label, href } of headerLinks) {
    const link = mainNavigation(page).getByRole('link', { name: label, exact: true });
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveCount(1);
  }
});

test('the navigation is reached by Tab and followed by Enter, or skipped by the first link of the page', async ({
  page,
}) => {
  await visit(page, routes.home);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip/i });
  await expect(skip).toBeFocused();
  const link = mainNavigation(page).getByRole('link', { name: 'Beaches', exact: true });
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(pages.beaches.seo.title);

  await skip.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main').locator(page.locator(':focus'))).toHaveCount(1);
});

test(
  'the menu on a small screen is closed at first, opens by its button, and closes again',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, routes.home);
    const navigation = mainNavigation(page);
    await expect(navigation).toBeHidden();

    await menuButton(page).tap();
    for (const { label } of headerLinks) {
      await expect(navigation.getByRole('link', { name: label, exact: true })).toBeVisible();
    }
    await expect(async () => {
      const { x, y = 0, width, height = 0 } = (await navigation.boundingBox()) ?? {};
      expect(x).toBe(0);
      expect(width).toBe(page.viewportSize()?.width);
      expect(y + height, 'once it has slid in').toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
    }).toPass();
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.y, 'the bar stays above it').toBe(0);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY), 'the page behind is still').toBe(0);

    await menuButton(page).tap();
    await expect(navigation, 'by its button').toBeHidden();

    await menuButton(page).tap();
    await page.keyboard.press('Escape');
    await expect(navigation, 'by Escape').toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).tap();
    await navigation.getByRole('link', { name: 'Events', exact: true }).tap();
    await expect(page).toHaveTitle(pages.events.seo.title);
    await expect(navigation, 'by a choice').toBeHidden();
  },
);
