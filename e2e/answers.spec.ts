/** What a page computes in the browser, on pages that are opened by address and left alone. */
import type { Locator, Page } from 'playwright/test';
import { home } from '@/content/home';
import { gettingAround } from '@/content/getting-around';
import { allBeaches } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { expect, test, visit, waitForHydration } from './fixtures';
import { keptDay, nth } from './support/things';

const noon = new Date('2026-06-23T11:00:00Z');

const level = /^\d\.\d\s?m$/;
const time = /\d\d:\d\d/;
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tide = (page: Page) => page.getByRole('region', { name: /^Live tide data/ });
const tideFigures = (page: Page) => [
  tide(page).getByText(level).first(),
  tide(page).locator('dd').filter({ hasText: time }).nth(1),
  tide(page).getByRole('img', { name: /^Today’s tide: .*\d\d:\d\d/ }),
];

const tidalBeach = nth(
  allBeaches().filter(({ tideAccess }) => tideAccess),
  0,
);

/** What each page shows of the hour: each of these is seen, or it has not answered. */
const figures: Readonly<Record<string, (page: Page) => readonly Locator[]>> = {
  [routes.home]: (page) => [
    region(page, home.today.heading).getByText(/^Light until \d\d:\d\d, .*\.$/),
    ...tideFigures(page),
  ],
  [routes.today]: (page) => [
    page.getByText('Tue 23 Jun').first(),
    page.getByText('12:00', { exact: true }).first(),
    page.getByText(/^Light until \d\d:\d\d, .*\.$/),
    region(page, 'What you can do now').getByRole('listitem').filter({ hasText: time }).first(),
    region(page, 'Open now').getByRole('listitem').filter({ hasText: time }).first(),
    region(page, 'Light and moon').getByText(/light left/),
    page
      .getByRole('region', { name: /^Ways home from/ })
      .getByText(time)
      .first(),
    ...tideFigures(page),
  ],
  [routes.tides]: (page) => [
    ...tideFigures(page),
    page.getByRole('rowheader', { name: /23\sJun/ }),
    page.getByRole('row').filter({ hasText: time }).nth(7),
  ],
  [routes.gettingAround]: (page) => {
    const finder = region(page, gettingAround.now.heading);
    return [finder.getByRole('heading', { level: 3 }), finder.getByText(/\bbus /i).first()];
  },
  [kindPath('beach', tidalBeach.slug)]: (page) => [
    // Folded on a phone, where the tide tables are a link away.
    ...((page.viewportSize()?.width ?? 0) < 768
      ? []
      : [page.getByRole('listitem').filter({ hasText: /^Today.*\d\d:\d\d/ })]),
    page.getByText(/^Set out by \d\d:\d\d to be down by dark/).first(),
  ],
  [routes.plannerDays]: (page) => [
    page.getByRole('list', { name: 'Stops of Day 1' }).getByText(time).first(),
  ],
};

for (const [path, figuresOf] of Object.entries(figures)) {
  test.describe(path, () => {
    test.beforeEach(async ({ page, context }) => {
      await page.clock.setFixedTime(noon);
      if (path === routes.plannerDays) {
        await context.addInitScript((kept) => Object.assign(localStorage, kept), keptDay());
      }
    });

    test(
      'shows every figure to whoever only looks, in its place, and on paper',
      { tag: '@both' },
      async ({ page, context, isMobile }) => {
        // The phone of `npm run bench`.
        if (isMobile) await page.setViewportSize({ width: 412, height: 823 });
        await page.addInitScript(() => {
          const moved = { score: 0 };
          Object.assign(window, { moved });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              moved.score += (entry as PerformanceEntry & { value: number }).value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
          const paints = { liveAt: 0, times: [] as number[] };
          Object.assign(window, { paints });
          requestAnimationFrame(function untilLive() {
            if (document.readyState === 'complete' && !('replayedEvents' in window)) return;
            paints.liveAt = performance.now();
            requestAnimationFrame(untilLive);
          });
          new PerformanceObserver((list) => {
            paints.times.push(...list.getEntries().map(({ startTime }) => startTime));
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        });
        // The fonts are then in the browser's cache: what they move where they come late is not of figures.
        // What is found of stored days is known only when they are checked: of them it is not asked.
        const isStored = path === routes.plannerDays;
        if (!isStored) {
          const other = await context.newPage();
          await visit(other, routes.privacy);
          await other.close();
        }
        await page.goto(path);
        await waitForHydration(page);
        for (const figure of figuresOf(page)) await expect(figure).toBeVisible();
        await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
        const score = await page.evaluate(
          () => (window as unknown as { moved: { score: number } }).moved.score,
        );
        if (!isStored) expect(score, 'nothing moves').toBeLessThan(0.001);

        // The browser tells of a paint only where it is larger than all before it. What is computed has
        // its code to load first, so that it is later than the next frames.
        const isLate = await page.evaluate(() => {
          const { paints } = window as unknown as { paints: { liveAt: number; times: number[] } };
          return paints.times.some((time) => time > paints.liveAt + 50);
        });
        if (!isStored) expect(isLate, 'the largest paint is computed').toBe(false);

        await page.emulateMedia({ media: 'print' });
        for (const figure of figuresOf(page)) await expect(figure).toBeVisible();
      },
    );
  });
}

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the tide panel has the tides of the days from the build on', async ({ page }) => {
    for (const path of [routes.today, routes.tides]) {
      await page.goto(path);
      await expect(page.getByRole('row').filter({ hasText: time }).nth(7)).toBeVisible();
    }
    // The home page says the first of them in words.
    await page.goto(routes.home);
    await expect(
      page
        .locator('main noscript p')
        .filter({ hasText: /high water at \d\d:\d\d/ })
        .nth(2),
    ).toBeVisible();
  });
});
