import type { Page } from 'playwright/test';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const byDate = [
  'Music on the Green',
  'Coastal Photography Workshop',
  'Village Fair',
  'Strete Gate Beach Clean',
  'Crab & Cider Fair',
  'Harvest Festival',
];

async function openOn(page: Page, instant: string, path: string = routes.events): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await page.goto(path);
}

test('before the season all events are to come, by date', async ({ page }) => {
  await openOn(page, '2025-07-01T12:00+01:00');
  await expect(cards(page).getByRole('heading')).toHaveText(byDate);
  await expect(page.getByText('Past event')).toHaveCount(0);
});

test('within the season those to come stand first, and the others are marked', async ({ page }) => {
  await openOn(page, '2025-09-03T12:00+01:00');
  await expect(cards(page).getByRole('heading')).toHaveText([
    ...byDate.slice(3),
    ...byDate.slice(0, 3),
  ]);
  await expect(cards(page).filter({ hasText: 'Past event' }).getByRole('heading')).toHaveText(
    byDate.slice(0, 3),
  );
});

test('after the season all are marked, and nothing on the page moves', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) +
            (shift as PerformanceEntry & { value: number }).value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openOn(page, '2026-11-20T12:00Z');
  await expect(page.getByText('Past event')).toHaveCount(6);
  await expect(cards(page).getByRole('heading')).toHaveText(byDate);
  await page.getByText('View Event Calendar').scrollIntoViewIfNeeded();
  expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
});

test('the home page does the same', async ({ page }) => {
  await openOn(page, '2025-09-03T12:00+01:00', routes.home);
  const events = page.locator('#events').getByRole('article');
  await expect(events.getByRole('heading').first()).toHaveText('Strete Gate Beach Clean');
  await expect(events.filter({ hasText: 'Past event' })).toHaveCount(3);
});

test.describe('in New York', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'America/New_York' });

  test('an event ends when it ends in the village', async ({ page }) => {
    const fair = cards(page).filter({ hasText: 'Village Fair' });
    await openOn(page, '2025-08-30T15:59+01:00');
    await expect(fair).not.toContainText('Past event');
    await openOn(page, '2025-08-30T16:01+01:00');
    await expect(fair).toContainText('Past event');
  });
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the events stand by date and bear no mark', async ({ page }) => {
    await page.goto(routes.events);
    await expect(cards(page).getByRole('heading')).toHaveText(byDate);
    await expect(page.getByText('Past event')).toHaveCount(0);
  });
});
