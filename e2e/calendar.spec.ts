import type { Page } from 'playwright/test';
import { calendarPage } from '@/content/calendar';
import { calendarFiles } from '@/content/calendar-files';
import type { IsoDate, Occasion, YearMonth } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { allEvents } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { natureDays } from '@/lib/nature/calendar';
import { eventCalendarPath, programmePath, routes } from '@/lib/routes';
import { addMonths, datesBetween } from '@/lib/time/dates';
import { addDays } from '@/lib/time/london';
import { formatDate, formatMonth } from '@/lib/time/words';
import { expect, test, visit } from './fixtures';
import { longEvent, nth } from './support/things';

const grid = (page: Page) => page.getByRole('grid');
/** By its name: "Sat 30 (August 2025): Regatta". */
function day(page: Page, date: IsoDate, title = '') {
  const [weekday, number] = formatDate(date).split(' ');
  const name = `${weekday} ${number} (${formatMonth(monthOf(date))}): ${title}`;
  return grid(page).getByRole('button', { name });
}

async function openOn(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await visit(page, routes.calendar);
}

const events = allEvents();
const first = nth(
  events.toSorted((a, b) => a.startDate.localeCompare(b.startDate)),
  0,
);
const lastDayOf = ({ startDate, endDate = startDate }: Occasion): IsoDate => endDate;
const monthOf = (date: IsoDate) => date.slice(0, 7) as YearMonth;
const ninth: IsoDate = `${monthOf(first.startDate)}-09`;
/** In the village, while it is the day before in New York. */
const earlyOn = (date: IsoDate) => `${date}T02:30:00Z`;

test.use({ timezoneId: 'America/New_York' });

test('the calendar is walked by keyboard alone', async ({ page }) => {
  await openOn(page, earlyOn(ninth));
  await page.getByRole('button', { name: calendarPage.nextMonth }).focus();
  await page.keyboard.press('Tab');
  await expect(day(page, ninth)).toBeFocused();

  const nextMonth = addMonths(monthOf(ninth), 1);
  for (const [key, date] of [
    ['ArrowRight', addDays(ninth, 1)],
    ['ArrowUp', addDays(ninth, -6)],
    ['ArrowDown', addDays(ninth, 1)],
    ['ArrowLeft', ninth],
    ['PageDown', `${nextMonth}-09`],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(page, date), key).toBeFocused();
  }
  await expect(grid(page)).toHaveAccessibleName(formatMonth(nextMonth));

  await openOn(page, earlyOn(first.startDate));
  await day(page, first.startDate).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(kindPath('event', first.slug));
});

test(
  'the calendar fits a phone, with days that a thumb can hit',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { startDate, title } = longEvent;
    const today: IsoDate = `${monthOf(startDate)}-01`;
    await openOn(page, earlyOn(today));
    // Those with an event or something in nature, and the one that is chosen.
    const inNature = natureDays().filter(({ kind }) => kind !== 'season');
    const days = [
      ...events.flatMap((event) => datesBetween(event.startDate, lastDayOf(event))),
      ...inNature.flatMap(({ date, until = date }) => datesBetween(date, until)),
    ].filter((date) => monthOf(date) === monthOf(startDate));
    const listed = [...new Set([today, ...days])];
    await expect(grid(page).getByRole('button')).toHaveCount(listed.length);
    await expect(grid(page).getByText(title).first()).toBeVisible();
    const box = await day(page, startDate).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(43);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    await day(page, startDate).click();
    await expect(page.getByRole('link', { name: title }).first()).toBeInViewport();
  },
);

test('the calendar files are offered where the event is, and to subscribe to, by an address that is copied at a click', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOn(page, earlyOn(ninth));
  for (const { slug } of events) {
    await expect(page.locator(`a[href="${eventCalendarPath(slug)}"]`)).toHaveCount(1);
  }
  const https = absoluteUrl(programmePath);
  await expect(page.getByRole('link', { name: calendarFiles.subscribe })).toHaveAttribute(
    'href',
    https.replace('https:', 'webcal:'),
  );
  await expect(page.getByLabel(calendarFiles.addressLabel)).toHaveValue(https);
  await page.getByRole('button', { name: calendarFiles.copy }).click();
  await expect(page.getByText(calendarFiles.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(https);

  await visit(page, kindPath('event', longEvent.slug));
  await expect(page.getByRole('link', { name: calendarFiles.add })).toHaveAttribute(
    'href',
    eventCalendarPath(longEvent.slug),
  );
});
