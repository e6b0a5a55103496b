import { home } from '@/content/home';
import { whereAmI } from '@/content/safety';
import { tidePort } from '@/content/tides/port/port';
import { siteTransport } from '@/lib/content/transport';
import { openingStatus } from '@/lib/content/opening-hours';
import { routes } from '@/lib/routes';
import { epochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { formatDayMonth } from '@/lib/time/words';
import { firstLightAfter } from '@/lib/today/today';
import { allOfKind } from '@/lib/kinds/entries';
import type { Page } from 'playwright/test';
import { expect, readOnTo, setClock, test, visit } from './fixtures';

async function openOn(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await visit(page, routes.today);
  await expect(page.getByRole('heading', { name: 'What you can do now' })).toBeVisible({
    timeout: 15_000,
  });
}

const openNow = (page: Page) => page.getByRole('region', { name: 'Open now' });

test('shows what is true this minute, and plans what fits as a day', async ({ page }) => {
  const now = '2026-06-21T12:30:00Z';
  await openOn(page, now);
  await expect(page.getByText('13:30', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Light until \d\d:\d\d, tide .*\.$/)).toBeVisible();
  await readOnTo(page, openNow(page));
  for (const { name, openingHours } of allOfKind('venue')) {
    const status = openingStatus(openingHours, epochMinutes(Date.parse(now)), siteTransport);
    const open = openNow(page);
    await expect(open.getByRole('link', { name })).toHaveCount(1);
    if (status?.state === 'open') await expect(open).toContainText(`until ${status.at}`);
  }
  await page.getByRole('heading', { name: 'What you can do now' }).scrollIntoViewIfNeeded();
  await page.getByLabel('Back in').selectOption({ index: 0 });
  const fit = page
    .getByRole('list', { name: 'What you can do now', exact: true })
    .getByRole('listitem')
    .first();
  const keep = fit.getByRole('button', { name: /^Add to my plan/ });
  const name = ((await keep.getAttribute('aria-label')) ?? '').replace('Add to my plan: ', '');
  await keep.press('Enter');
  await expect(page.getByText(`${name} added as a new day.`)).toBeVisible();
  await page.getByRole('link', { name: 'See my days' }).click();
  await expect(page).toHaveURL(routes.plannerDays);
  await expect(page.getByRole('heading', { name: /Day 1/ })).toBeVisible();
  await expect(page.getByText(/Sun 21 Jun/).first()).toBeVisible();
});

const { first, last } = tidePort.predictedYears;
/** London's nine in the morning, half past four and midnight, in June and in December. */
const instants = [2026, 2028, 2040].flatMap((year) => [
  `${year}-06-21T08:00:00Z`,
  `${year}-06-20T23:00:00Z`,
  `${year}-12-20T09:00:00Z`,
  `${year}-12-20T16:30:00Z`,
  `${year}-12-20T00:00:00Z`,
]);

test(
  'says at every hour of years to come what is so, what fits, and what it does not know',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    await openOn(page, '1990-06-01T08:00:00Z');
    const fits = page.getByRole('region', { name: 'What you can do now' });
    await page.getByRole('heading', { name: 'What you can do now' }).scrollIntoViewIfNeeded();
    await expect(fits.getByRole('link').first()).toBeVisible();
    await page.getByRole('heading', { name: whereAmI.title }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Light and moon')).toBeVisible();
    const coves = page.locator('#today-coves');
    const week = page.locator('#today-on');
    // A closed section is computed all the same.
    for (const fold of [coves, week]) await fold.locator('summary').click();
    await expect(coves.locator('[aria-busy]')).toHaveCount(0);

    for (const instant of instants) {
      const minute = epochMinutes(Date.parse(instant));
      const date = londonDate(minute);
      await setClock(page, instant);
      await expect(
        page.getByText(formatDayMonth(date), { exact: true }).first(),
        instant,
      ).toBeVisible();
      await expect(page.getByText(londonTime(minute), { exact: true }).first()).toBeVisible();
      const year = Number(date.slice(0, 4));
      const isKnown = year >= first && year <= last;
      await expect(coves.getByText('use an official table'), instant).toHaveCount(isKnown ? 0 : 1);
      await expect(week.getByText('ends with our tide predictions'), instant).toHaveCount(
        year > last ? 1 : 0,
      );
      const isNight = firstLightAfter(minute, tidePort) !== undefined;
      const fromLight = fits.getByRole('button', { name: 'From first light' });
      await expect(fromLight, instant).toHaveCount(isNight ? 1 : 0);
      if (isNight) {
        await fromLight.press('Enter');
        await expect(fits).toContainText('From first light,');
      }
      await expect(fits.getByRole('button', { name: /^Add to my plan/ }).first()).toBeVisible();
      const reasons = fits.getByRole('list', { name: 'Not today', includeHidden: true });
      const lines = reasons.getByRole('listitem', { includeHidden: true });
      expect(await lines.count(), instant).toBeLessThanOrEqual(8);
      for (const line of await lines.allTextContents()) expect(line).not.toMatch(/^Over:/);
      if (isNight) await fits.getByRole('button', { name: 'From now' }).press('Enter');
      await expect(page.getByText(/undefined|NaN|Invalid/)).toHaveCount(0);
    }
  },
);

test(
  'where one is is chosen once: it is remembered, and home knows it too',
  { tag: '@phone' },
  async ({ page }) => {
    await openOn(page, '2026-11-24T12:00:00Z');
    const where = page.getByLabel('Starting from');
    const before = await where.inputValue();
    await where.selectOption({ index: 3 });
    const chosen = await where.inputValue();
    expect(chosen).not.toBe(before);
    await page.keyboard.press('Tab');
    const full = page.getByText(/^Light until .*\.$/);
    await expect(full).toBeVisible();
    const sentence = await full.textContent();
    await visit(page, routes.home);
    await page.getByRole('heading', { name: home.today.heading }).scrollIntoViewIfNeeded();
    await expect(full).toHaveText(sentence ?? '');
    await visit(page, routes.today);
    await expect(where).toHaveValue(chosen);
  },
);
