/** What a page computes in the browser, on pages that are opened by address and left alone. */
import type { Page } from 'playwright/test';
import { eventsPageSlugs } from '@/content/events';
import { eventEnd } from '@/lib/events/end';
import { routes } from '@/lib/routes';
import { allOfKind } from '@/lib/kinds/entries';
import { expect, moving, test, visit, waitForHydration } from './fixtures';
import { findAll, queryFor } from './engines/tab';
import { figures, noon } from './support/figures';
import { seedStorage } from './support/storage';
import { keptDay } from './support/things';

/** Counts from the next page on what moves by itself. @returns the score so far */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { score: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.score += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { score: number } }).shifts.score);
}

/** Fails where a figure is not seen on a page as it stands. */
async function expectFigures(page: Page, path: string, isMobile: boolean): Promise<void> {
  for (const figure of figures[path] ?? []) {
    if (isMobile && figure.isWide) continue;
    await expect
      .poll(
        async () => (await page.evaluate(findAll, queryFor(figure))).length,
        `${figure.css} ${figure.name}`,
      )
      .toBeGreaterThanOrEqual(figure.least ?? 1);
  }
}

test.use(moving);

for (const path of Object.keys(figures)) {
  test(
    `${path} shows every figure to whoever only looks, in its place, and on paper`,
    { tag: '@both' },
    async ({ page, context, isMobile }) => {
      await page.clock.setFixedTime(noon);
      // The largest paint of stored days is computed, as they stand nowhere else.
      const isStored = path === routes.plannerDays;
      if (isStored) await seedStorage(page, keptDay());
      // The phone of `npm run bench`.
      if (isMobile) await page.setViewportSize({ width: 412, height: 823 });
      const shifted = await countShifts(page);
      await page.addInitScript(() => {
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
      const other = await context.newPage();
      await visit(other, routes.privacy);
      await other.close();
      await page.goto(path);
      await waitForHydration(page);
      await expectFigures(page, path, isMobile);
      await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
      expect(await shifted(), 'nothing moves').toBeLessThan(0.001);

      // The browser tells of a paint only where it is larger than all before it. What is computed has
      // its code to load first, so that it is later than the next frames.
      const isLate = await page.evaluate(() => {
        const { paints } = window as unknown as { paints: { liveAt: number; times: number[] } };
        return paints.times.some((time) => time > paints.liveAt + 50);
      });
      if (!isStored) expect(isLate, 'the largest paint is computed').toBe(false);

      await page.emulateMedia({ media: 'print' });
      await expectFigures(page, path, isMobile);
    },
  );
}

test('after the season all are marked, and nothing on the page moves', async ({ page }) => {
  const shifted = await countShifts(page);
  const main = page.getByRole('main');
  await page.clock.setFixedTime((Math.max(...allOfKind('event').map(eventEnd)) + 1) * 60_000);
  await visit(page, routes.events);
  await expect(main.getByText(/^(Usually the|Ask for the next|Held \d)/)).toHaveCount(
    2 * eventsPageSlugs.length,
  );
  const band = main.locator('p').filter({ hasText: /ature’s calendar/ });
  await expect(band, 'something is always to come').toBeVisible();
  await page.getByText('View Event Calendar').scrollIntoViewIfNeeded();
  expect(await shifted()).toBe(0);
});
