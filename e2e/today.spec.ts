import { whereAmI } from '@/content/safety';
import { tidePort } from '@/content/tides/port/port';
import { allPlaces, allVenues } from '@/lib/content/queries';
import { openingStatus } from '@/lib/content/opening-hours';
import { routes } from '@/lib/routes';
import { epochMinutes } from '@/lib/time/london';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { nth } from './support/things';

async function openOn(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await page.goto(routes.today);
  await expect(page.getByRole('heading', { name: 'What fits' })).toBeVisible({ timeout: 15_000 });
}

const board = (page: Page) => page.getByRole('region', { name: 'Now', exact: true });

test('tells of this minute, and makes what fits a day of the planner', async ({ page }) => {
  const now = '2026-06-21T12:30:00Z';
  await openOn(page, now);
  await expect(page.getByText('13:30', { exact: true })).toBeVisible();
  for (const { name, openingHours } of allVenues()) {
    const status = openingStatus(openingHours, epochMinutes(Date.parse(now)));
    const open = board(page).getByRole('region', { name: 'Open now' });
    await expect(open.getByRole('link', { name })).toHaveCount(1);
    if (status?.state === 'open') await expect(open).toContainText(`until ${status.closes}`);
  }
  await page.getByRole('heading', { name: 'What fits' }).scrollIntoViewIfNeeded();
  await page.getByLabel('Back by').selectOption({ index: 0 });
  const fit = page.getByRole('list', { name: 'Fits', exact: true }).getByRole('listitem').first();
  const keep = fit.getByRole('button', { name: /^Make it my day/ });
  const name = ((await keep.getAttribute('aria-label')) ?? '').replace('Make it my day: ', '');
  await keep.press('Enter');
  await expect(page.getByText(`${name} made a day.`)).toBeVisible();
  await page.getByRole('link', { name: 'See my days' }).click();
  await expect(page).toHaveURL(routes.plannerDays);
  await expect(page.getByRole('heading', { name: /Day 1/ })).toBeVisible();
  await expect(page.getByText('Sun 21 Jun 2026').first()).toBeVisible();
});

for (const instant of [
  '2026-12-20T16:30:00Z',
  '2028-06-21T23:00:00Z',
  '2040-12-25T00:00:00Z',
  '1990-06-01T08:00:00Z',
]) {
  test(
    `works and says what it does not know at ${instant}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await openOn(page, instant);
      await expect(board(page)).toContainText(/Open now/);
      const year = Number(instant.slice(0, 4));
      const { first, last } = tidePort.predictedYears;
      const isKnown = year >= first && year <= last;
      const coves = board(page).getByRole('region', { name: 'What low water opens' });
      await coves.scrollIntoViewIfNeeded();
      await expect(coves.locator('p').first()).toHaveAttribute('aria-busy', 'false');
      await expect(coves.getByText('no tide is predicted')).toHaveCount(isKnown ? 0 : 1);
      if (year > last) await expect(board(page)).toContainText('has not been worked out');
    },
  );
}

test.describe('where am I', { tag: '@desktop' }, () => {
  const { name, coordinates } = nth(allPlaces(), 0);

  test('is told at a press, and when it is refused', async ({ page, context }) => {
    await page.goto(routes.today);
    const section = page.getByRole('region', { name: whereAmI.title });
    await expect(section.getByRole('link', { name: whereAmI.call })).toHaveAttribute(
      'href',
      'tel:999',
    );
    await context.clearPermissions();
    await section.getByRole('button', { name: 'Show where I am' }).click();
    await expect(section.getByText(/may not ask|could not find/)).toBeVisible();

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ ...coordinates, accuracy: 10 });
    await section.getByRole('button', { name: 'Look again' }).click();
    await expect(section.getByText(`at ${name}`)).toBeVisible();
    await expect(section.getByText(/^[A-Z]{2} \d{4} \d{4}$/)).toBeVisible();
  });
});
