/** What home, heads and foot must leave room for. */
import type { Page } from 'playwright/test';
import { home } from '@/content/home';
import { allBeaches } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';

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

test.describe('room', () => {
  // Home shows all its activities on a desk, and its beaches what there is at them and the way
  // back; a head holds its section's row, and the gap above it.
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

/** The longest on a phone of 390 pixels. */
const longest: Readonly<Record<string, number>> = {
  [routes.beaches]: 6000,
  [routes.posters]: 6000,
  ...Object.fromEntries(allBeaches().map(({ slug }) => [kindPath('beach', slug), 5500])),
};

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no page of many pictures is too long, and no foot longer than 700 pixels', async ({
    page,
  }) => {
    test.slow();
    for (const [path, most] of Object.entries(longest)) {
      await visit(page, path);
      // What comes when it is near has come.
      const end = page.getByRole('contentinfo');
      await end.scrollIntoViewIfNeeded();
      await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
      expect.soft(await heightOf(page, 'body'), path).toBeLessThanOrEqual(most);
      expect.soft((await end.boundingBox())?.height, path).toBeLessThanOrEqual(700);
    }
  });
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
    for (const index of [1, 2, 3]) {
      await next.tap();
      await expect(cards.nth(index)).toBeInViewport({ ratio: 0.9 });
    }
    // By keyboard too: a link in focus is brought into view.
    await cards.last().getByRole('link').focus();
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  },
);
