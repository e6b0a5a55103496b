import type { Page } from 'playwright/test';
import { headerLinks } from '@/content/navigation';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

const mainNavigation = (page: Page) => page.getByRole('banner').getByRole('navigation');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });

test.describe('the header', () => {
  test('turns solid past 50 px of scrolling, and clear again at the top', async ({ page }) => {
    await page.goto(routes.home);
    const header = page.getByRole('banner');
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await scrollTo(51);
    await expect(header).toHaveAttribute('data-scrolled', 'true');
    await scrollTo(50);
    await expect(header).toHaveAttribute('data-scrolled', 'false');
  });

  test('leads to the planner by its icon', async ({ page }) => {
    await page.goto(routes.about);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /planner/i })
      .click();
    await expect(page).toHaveURL(routes.planner);
    await expect(page).toHaveTitle(pages.planner.seo.title);
  });
});

test.describe('the header in large text', { tag: '@desktop' }, () => {
  test('folds its links where they no longer fit beside the name', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(routes.privacy);
    const header = page.getByRole('banner');
    const rowHeight = async () => (await header.boundingBox())?.height ?? 0;
    const usual = await rowHeight();
    await expect(menuButton(page)).toBeHidden();

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(menuButton(page)).toBeVisible();
    expect(await rowHeight(), 'one row').toBeLessThanOrEqual(usual * 2);

    await page.setViewportSize({ width: 360, height: 740 });
    const last = await header.getByRole('link').last().boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0), 'on a phone').toBeLessThanOrEqual(360);
  });
});

test.describe('the navigation by mouse', { tag: '@desktop' }, () => {
  test('leads to every page and marks the one that is open', async ({ page }) => {
    await page.goto(routes.planner);
    for (const { label, href } of headerLinks) {
      const link = mainNavigation(page).getByRole('link', { name: label, exact: true });
      await link.click();
      await expect(page).toHaveURL(href);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(mainNavigation(page).locator('[aria-current=page]')).toHaveCount(1);
    }
  });

  test('starts a new page at its top', async ({ page }) => {
    await page.goto(routes.thingsToDo);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await mainNavigation(page).getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page).toHaveTitle(pages.events.seo.title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('the navigation by keyboard', { tag: '@desktop' }, () => {
  test('is reached by Tab and followed by Enter', async ({ page }) => {
    await page.goto(routes.home);
    const link = mainNavigation(page).getByRole('link', { name: 'Beaches', exact: true });
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(pages.beaches.seo.title);
  });

  test('can be skipped by the first link of the page', async ({ page }) => {
    await page.goto(routes.beaches);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(page.locator('main').locator(focused)).toHaveCount(1);
  });
});

test.describe('the menu on a small screen', { tag: '@phone' }, () => {
  test('is closed at first, opens the navigation that its button names, and closes again', async ({
    page,
  }) => {
    await page.goto(routes.home);
    const links = mainNavigation(page).getByRole('link');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(links.filter({ hasText: 'Events' })).toBeHidden();

    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    const controlled = await menuButton(page).getAttribute('aria-controls');
    await expect(page.locator(`#${controlled}`)).toBeVisible();
    for (const { label } of headerLinks) {
      await expect(
        mainNavigation(page).getByRole('link', { name: label, exact: true }),
      ).toBeVisible();
    }
    await menuButton(page).tap();
    await expect(links.filter({ hasText: 'Events' }), 'by its button').toBeHidden();

    await menuButton(page).tap();
    await page.keyboard.press('Escape');
    await expect(menuButton(page), 'by Escape').toHaveAttribute('aria-expanded', 'false');
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).tap();
    await mainNavigation(page).getByRole('link', { name: 'Events', exact: true }).tap();
    await expect(page).toHaveTitle(pages.events.seo.title);
    await expect(menuButton(page), 'by a choice').toHaveAttribute('aria-expanded', 'false');
  });
});
