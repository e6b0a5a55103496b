/** What pages say, and what can be done on them, where no script runs. */
import type { Locator } from 'playwright/test';
import { contactForm } from '@/content/contact';
import { mapPage } from '@/content/map-page';
import { headerLinks, newsletter } from '@/content/navigation';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { accessLabels } from '@/lib/access';
import { kindPath, kinds } from '@/lib/kinds';
import { mapItems } from '@/lib/map/items';
import { routes } from '@/lib/routes';
import { allOfKind } from '@/lib/kinds/entries';
import { expectedPages } from '@/exported/expected-pages';
import { expect, moving, test } from './fixtures';
import { beach, nth } from './support/things';

test.use({ ...moving, javaScriptEnabled: false });

test('no page hides what it says, or has a frame without an answer', async ({ page }) => {
  test.slow();
  for (const { path } of expectedPages) {
    await page.goto(path);
    const hidden = await page
      .locator('main')
      // What only a script can use stays hidden, and a fold opens without one.
      .locator('h1, h2, h3, p:not([role=status], :has(button)), img')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              !element.closest('[data-by-script], details:not([open])') &&
              !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
          )
          .map((element) => element.outerHTML),
      );
    expect(hidden, path).toEqual([]);
    const main = page.getByRole('main');
    const dashes = main.getByText(/[–-][.:][–-]/).filter({ visible: true });
    expect(await dashes.count(), path).toBe(0);
    for (const waiting of await main.locator('[aria-busy=true]:visible').all()) {
      expect(await waiting.innerText(), path).toMatch(/\p{L}{3}/u);
    }
  }
});

test('the header has its links beside the name, or in the menu of a phone, and its search is a link to the list of all pages', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const link = header.getByRole('link', { name: nth(headerLinks, 2).label, exact: true });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(routes.privacy);
  await expect(link).toBeVisible();
  expect((await header.boundingBox())?.height, 'wide').toBeLessThan(80);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await link.click();
  await expect(page).toHaveURL(nth(headerLinks, 2).href);

  await header.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveTitle(pages.siteIndex.seo.title);
  const item = page.getByRole('main').locator(`a[href="${kindPath('beach', beach.slug)}"]`);
  await expect(item).toBeVisible();
});

const shown = (things: Locator) => things.filter({ visible: true });

test('places to eat are those that say yes to all that is ticked; an unknown is no yes', async ({
  page,
}) => {
  await page.goto(routes.foodDrink);
  const cards = shown(page.getByRole('main').getByRole('article'));
  await expect(cards).toHaveCount(allOfKind('venue').length);
  await page.getByLabel(accessLabels.dogs).check();
  await page.getByLabel(accessLabels.stepFree).check();
  const yes = allOfKind('venue').filter(({ access }) => access?.dogs && access.stepFree);
  await expect(cards).toHaveCount(yes.length);
  for (const { name } of yes) await expect(cards.filter({ hasText: name })).toHaveCount(1);
});

test('the map has filters that leave one kind in the list', async ({ page }) => {
  const list = page.getByRole('region', { name: mapPage.listHeading });
  const listed = shown(list.getByRole('listitem').getByRole('link'));
  const filters = page.getByRole('navigation', { name: mapPage.filterLabel });
  await page.goto(routes.map);
  await filters.getByRole('link', { name: kinds.venue.label.heading }).click();
  await expect(page).toHaveURL(/#only-venue$/);
  await expect(listed).toHaveCount(mapItems().filter(({ kind }) => kind === 'venue').length);
  await filters.getByRole('link', { name: mapPage.everything }).click();
  await expect(listed).toHaveCount(mapItems().length);
});

test('no form pretends to work; telephone and email stand in its place', async ({ page }) => {
  await page.goto(routes.contact);
  const foot = page.getByRole('contentinfo');
  await expect(page.getByLabel(contactForm.nameLabel)).toBeHidden();
  await expect(page.getByRole('main').getByText('The surest way to an answer')).toBeVisible();
  await expect(foot.getByLabel(newsletter.emailLabel)).toBeHidden();
  await expect(page.locator('footer noscript > p')).toContainText(newsletter.withoutScript);
  await expect(foot.locator(`a[href="mailto:${site.contact.email}"]`)).toHaveCount(2);
});

test(
  'the tide panel has the tides of the days from the build on',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of [routes.today, routes.tides]) {
      await page.goto(path);
      const rows = page.getByRole('row').filter({ hasText: /\d\d:\d\d/ });
      await expect(rows.nth(7)).toBeVisible();
    }
    // The home page says the first of them in words.
    await page.goto(routes.home);
    const words = page.locator('main noscript p').filter({ hasText: /high water at \d\d:\d\d/ });
    await expect(words.nth(2)).toBeVisible();
  },
);
