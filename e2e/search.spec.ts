import type { Page } from 'playwright/test';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { allOfKind } from '@/lib/kinds/entries';
import { expect, test, visit } from './fixtures';
import { allLooks, axeFaults } from './support/axe';
import { nth } from './support/things';

const eatery = nth(allOfKind('venue'), 0).name;

const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name });

/** The words of the option that Enter would open; empty for none. */
async function active(page: Page): Promise<string> {
  const id = await field(page).getAttribute('aria-activedescendant');
  if (!id) return '';
  const option = page.locator(`[id="${id}"]`);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(option).toBeInViewport();
  return (await option.innerText()).split('\n')[0] ?? '';
}

/** Opens a page, and waits until its script has taken over the icon. */
async function visitForSearch(page: Page, path: string) {
  await visit(page, path);
  await expect(icon(page)).toHaveAttribute('aria-haspopup', 'dialog');
}

/** Opens the search, waits for its index, and types. */
async function searchFor(page: Page, query: string) {
  await icon(page).click();
  await expect(options(page).first()).toBeVisible();
  await field(page).fill(query);
}

test(
  'the search opens from the header’s icon, fits the screen, and leads to what is chosen',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await visitForSearch(page, routes.about);
    await page.evaluate(() => {
      document.documentElement.dataset['same'] = 'yes';
    });

    await test.step('with the caret in its field and popular pages below', async () => {
      await icon(page).click();
      await expect(field(page)).toBeFocused();
      await expect(group(page, 'Popular pages').getByRole('option')).toHaveCount(6);
      expect(await active(page), 'nothing is chosen that nobody asked for').toBe('');
    });

    await test.step('fits the screen', async () => {
      await field(page).fill('beach');
      await expect(group(page, 'Beaches')).toBeVisible();
      const width = await dialog(page).evaluate(
        (element) => element.scrollWidth - element.clientWidth,
      );
      expect(width).toBe(0);
      // It rises into its place.
      await dialog(page).evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      const box = await dialog(page).boundingBox();
      const screen = page.viewportSize();
      expect((box?.x ?? -1) >= 0 && (box?.y ?? -1) >= 0).toBe(true);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screen?.width ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((screen?.height ?? 0) + 1);
      await expect(dialog(page).getByRole('link', { name: 'See every page' })).toBeInViewport();
    });

    await test.step('is empty again when it is closed by its button and opened again', async () => {
      if (isMobile) {
        await expect(dialog(page).getByText('opens the search')).toBeHidden();
        for (const option of await options(page).all()) {
          expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
      }
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toBeHidden();
      await icon(page).click();
      await expect(field(page)).toHaveValue('');
    });

    await test.step('leads to what is chosen, without loading the site again', async () => {
      await field(page).fill('accommodation');
      await options(page).filter({ hasText: pages.stay.title }).first().waitFor();
      await options(page).first().click();
      await expect(page).toHaveTitle(pages.stay.seo.title);
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
    });

    await test.step('leads to the list of all pages where nothing is found', async () => {
      await searchFor(page, 'zzqqx');
      const nothing = dialog(page).getByText('Nothing found for “zzqqx”').first();
      await expect(nothing).toBeVisible();
      await dialog(page).getByRole('link', { name: 'See every page' }).click();
      await expect(page).toHaveTitle(pages.siteIndex.seo.title);
      await expect(dialog(page)).toBeHidden();
    });
  },
);

test('the search by keyboard alone opens by its keys and its icon, gives focus back, leaves who writes alone, and leads on', async ({
  page,
}) => {
  await visitForSearch(page, routes.contact);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    await test.step(`by ${keys}`, async () => {
      await link.focus();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(field(page), 'the key itself is not typed').toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
    });
  }

  await test.step('from its icon by Enter', async () => {
    await icon(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(icon(page)).toBeFocused();
  });

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();

  await test.step('keeps focus inside, and reaches the list of all pages by Tab', async () => {
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('link', { name: 'See every page' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(field(page)).toBeFocused();
  });

  await test.step('opens the best result by Enter', async () => {
    await field(page).fill('');
    await page.keyboard.type('tdie times');
    await expect.poll(() => active(page)).toBe(pages.tides.title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(pages.tides.seo.title);
    await expect(dialog(page)).toBeHidden();
  });
});

test('the search by keyboard alone opens for who asks again in the moment in which it closes', async ({
  page,
}) => {
  await visitForSearch(page, routes.contact);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  for (let again = 0; again < 3; again++) {
    // One right after the other, as from a macro or a screen reader; no frame lies between.
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Control+k')]);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  }
});

test('axe finds nothing in the search', async ({ page }) => {
  await visitForSearch(page, routes.about);

  await searchFor(page, eatery);
  const [light, dark] = allLooks;
  for (const query of ['', 'tide', 'cut off by the tide', 'zzqqx']) {
    await field(page).fill(query);
    await expect(options(page).first()).toBeVisible();
    for (const { colorScheme, only } of [light, dark]) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page, 'dialog', only), `${colorScheme}, “${query}”`).toEqual([]);
    }
  }
});

test('the search loads nothing of it before it is opened, and its index once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, routes.about, { waitUntil: 'networkidle' });
  const before = asked.length;
  expect(asked).not.toContain('/search-index.json');
  await searchFor(page, 'beach');
  expect(asked.length).toBeGreaterThan(before);
  // Its picture, in a box that was there before it.
  const picture = options(page).first().locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect((await picture.boundingBox())?.height).toBeLessThan(60);
  await page.keyboard.press('Escape');
  await searchFor(page, 'tide');
  expect(asked.filter((path) => path === '/search-index.json')).toHaveLength(1);
});
