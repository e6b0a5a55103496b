/** What home, heads and foot must leave room for, and what is found from home in three taps. */
import type { Page } from 'playwright/test';
import { gettingAround } from '@/content/getting-around';
import { home } from '@/content/home';
import { pages } from '@/content/pages';
import { whereAmI } from '@/content/safety';
import { walks } from '@/content/walks';
import { carParks } from '@/content/transport/parking';
import { daysOutBySlug } from '@/lib/days/days-out';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { nth } from './support/things';

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

/** In pixels of the page. */
const heightOf = (page: Page, selector: string) =>
  page.evaluate((element) => document.querySelector(element)?.scrollHeight ?? 0, selector);

const tools = [
  routes.today,
  routes.planner,
  routes.plannerDays,
  routes.tides,
  routes.gettingAround,
  routes.calendar,
  routes.siteIndex,
] as const;

test.describe('room', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // Home shows all its activities on a desk; a head holds its section's row, and the gap above it.
  for (const [size, most] of [
    [phone, { home: 10_000, head: 160 + 44 + 8, foot: 2 * phone.height }],
    [desktop, { home: 7300, head: 220, foot: desktop.height }],
  ] as const) {
    test(`at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await visit(page, routes.home);
      expect(await heightOf(page, 'body')).toBeLessThanOrEqual(most.home);
      expect(await heightOf(page, 'footer')).toBeLessThanOrEqual(most.foot);
      for (const tool of tools) {
        await page.goto(tool);
        expect
          .soft(await heightOf(page, 'main > :first-child'), tool)
          .toBeLessThanOrEqual(most.head);
      }
    });
  }
});

test(
  'a row is swiped, goes on by its buttons, and holds all its cards',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, routes.home);
    const section = page.getByRole('region', { name: home.thingsToDo.heading, exact: true });
    const cards = section.getByRole('article');
    await expect(cards).toHaveCount(home.thingsToDo.slugs.length);
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.nth(1)).toBeInViewport({ ratio: 0.3 });
    await expect(cards.nth(3)).not.toBeInViewport();
    const next = section.getByRole('button', { name: /^Next/ });
    for (const _card of [1, 2, 3]) {
      await next.tap();
      await page.waitForTimeout(500);
    }
    await expect(cards.nth(3)).toBeInViewport();
    // By keyboard too: a link in focus is brought into view.
    await cards.last().getByRole('link').focus();
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  },
);

test.describe('from home, in at most three taps', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => visit(page, routes.home));
  const menu = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).tap();
  };
  const today = async (page: Page) => {
    await page.getByRole('link', { name: home.today.action, exact: true }).tap();
    await expect(page.getByRole('heading', { name: pages.today.title, level: 1 })).toBeVisible();
  };

  test('a day out for a family', async ({ page }) => {
    const { title } = nth(daysOutBySlug(home.plan.slugs), 0);
    await page.getByRole('link', { name: new RegExp(`^See the plan.*${title}`) }).tap();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  });

  test('the last bus home, and what is open now', async ({ page }) => {
    await page.getByRole('heading', { name: home.today.heading }).scrollIntoViewIfNeeded();
    await expect(page.getByText(/(last bus|no bus)/).first()).toBeVisible();
    await today(page);
    await page.getByRole('heading', { name: 'Now', exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'Open now' }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: whereAmI.title }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: /^Ways home from/ })).toBeAttached();
  });

  test('today’s low water', async ({ page }) => {
    await menu(page, pages.tides.title);
    await expect(page.getByText('Next low')).toBeInViewport();
  });

  test('a beach for dogs', async ({ page }) => {
    await today(page);
    const dogs = page.locator('#today-dogs');
    await page.getByRole('heading', { name: 'Now', exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: whereAmI.title }).scrollIntoViewIfNeeded();
    await dogs.locator('summary').tap();
    await expect(dogs.getByRole('listitem').first()).toBeVisible();
  });

  test('a walk with a bus back', async ({ page }) => {
    await menu(page, pages.walks.title);
    const back = walks.filter(({ wayBack }) => wayBack === 'bus').length;
    await expect(page.getByRole('article').getByText('Bus back')).toHaveCount(back);
  });

  test('where to park', async ({ page }) => {
    await menu(page, pages.gettingAround.title);
    await page.getByRole('heading', { name: gettingAround.car.heading }).scrollIntoViewIfNeeded();
    await expect(page.getByText(nth(carParks, 0).name)).toBeVisible();
  });

  test('how to send a plan to somebody', async ({ page }) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Save .* to my planner$/ })
      .first()
      .tap();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /planner/i })
      .tap();
    await page.getByRole('button', { name: 'Share Planner' }).tap();
    await expect(
      page
        .getByRole('dialog')
        .or(page.getByText(/Copy this link|Link copied/))
        .first(),
    ).toBeVisible();
  });
});
