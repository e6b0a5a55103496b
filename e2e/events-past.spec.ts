import type { Page } from 'playwright/test';
import { allEvents, eventsPageEvents } from '@/lib/content/queries';
import { eventEnd } from '@/lib/events/end';
import { routes } from '@/lib/routes';
import { expect, test, visit } from './fixtures';
import { countShifts } from './support/shifts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

const listed = eventsPageEvents();
const byDate = listed.map(({ title }) => title);
const afterAll = (Math.max(...allEvents().map(eventEnd)) + 1) * 60_000;
test('after the season all are marked, and nothing on the page moves', async ({ page }) => {
  const shifted = await countShifts(page);
  await page.clock.setFixedTime(afterAll);
  await visit(page, routes.events);
  await expect(cards(page).getByRole('heading')).toHaveText(byDate);
  await expect(cards(page).getByText(/^(Usually the|Ask for the next|Held \d)/)).toHaveCount(
    2 * listed.length,
  );
  await expect(page.getByText(/^No dates for \d{4} yet$/)).toHaveCount(1);
  await expect(cards(page).getByText('Learn More & Book')).toHaveCount(listed.length);
  const band = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /ature’s calendar/ });
  await expect(band, 'something is always to come').toBeVisible();
  await page.getByText('View Event Calendar').scrollIntoViewIfNeeded();
  expect(await shifted()).toBe(0);
});
