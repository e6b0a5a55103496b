/** How many words each part may have. */
import { routes } from '@/lib/routes';
import type { Page } from 'playwright/test';
import { expect, test, visit } from './fixtures';
import { countWords } from '@/exported/words';
import { seedStorage } from './support/storage';
import { shownWords } from './support/seen';
import { keptDay } from './support/things';

/** The most words of each part. */
const most = {
  firstScreen: 60,
  /** Today's first screen is a board of figures, with what one can do now. */
  board: 90,
  today: 409,
};

const main = (page: Page) => page.locator('main');

test.describe('on a phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Today shows few words in winter and in the season, by day, in the evening and at night', async ({
    page,
  }) => {
    for (const instant of [
      '2026-11-25T08:00:00Z',
      '2026-11-26T12:00:00Z',
      '2026-12-24T14:10:00Z',
      '2026-12-05T18:30:00Z',
      '2027-06-20T11:00:00Z',
      '2027-08-28T20:30:00Z',
      '2027-06-17T23:30:00Z',
      '2031-01-04T03:20:00Z',
    ]) {
      await page.clock.setFixedTime(new Date(instant));
      await visit(page, routes.today);
      expect.soft(await shownWords(page), instant).toBeLessThan(most.today);
    }
  });
});

test('the first screen of a tool is not a text', async ({ page }) => {
  await seedStorage(page, keptDay());
  for (const path of [
    routes.today,
    routes.gettingAround,
    routes.planner,
    routes.plannerDays,
    routes.pocketGuide,
    routes.tides,
    routes.map,
    routes.calendar,
  ]) {
    await page.clock.setFixedTime(new Date('2026-11-26T12:00:00Z'));
    await visit(page, path);
    await expect(main(page).locator('[aria-busy=true]:visible')).toHaveCount(0);
    const seen = await main(page)
      .locator('p:visible')
      .evaluateAll((paragraphs) =>
        paragraphs
          .filter((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          })
          .map((one) => one.textContent)
          .join(' '),
      );
    const limit = path === routes.today ? most.board : most.firstScreen;
    expect.soft(countWords(seen), `${path}: ${seen}`).toBeLessThanOrEqual(limit);
  }
});
