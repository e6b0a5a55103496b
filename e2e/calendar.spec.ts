import type { Page } from 'playwright/test';
import { calendarPage } from '@/content/calendar';
import { calendarFiles } from '@/content/calendar-files';
import { tidePort } from '@/content/tides/port/port';
import type { IsoDate, Occasion, YearMonth } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { allEvents } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { natureDays } from '@/lib/nature/calendar';
import { eventCalendarPath, programmePath, routes } from '@/lib/routes';
import { addMonths, datesBetween } from '@/lib/time/dates';
import { addDays, toEpochMinutes } from '@/lib/time/london';
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
const agenda = (page: Page) => page.getByRole('region', { name: calendarPage.agendaHeading });

async function openOn(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await visit(page, routes.calendar);
}

const events = allEvents();
const inOrder = [...events].sort((a, b) => a.startDate.localeCompare(b.startDate));
const first = nth(inOrder, 0);
const lastDayOf = ({ startDate, endDate = startDate }: Occasion): IsoDate => endDate;
const monthOf = (date: IsoDate) => date.slice(0, 7) as YearMonth;
const months = [...new Set(inOrder.map(({ startDate }) => monthOf(startDate)))];
/** A month with events before and, where there are more, after it. */
const middle = nth(months, Math.ceil(months.length / 2));
const isOver = (event: Occasion) => lastDayOf(event) < `${middle}-01`;
const ninth: IsoDate = `${nth(months, 0)}-09`;
const morning = (date: IsoDate) => `${date}T09:00:00Z`;

// Days and hours are the village’s, wherever the device is.
test.use({ timezoneId: 'America/New_York' });

test('the calendar opens at today, lists what is over last, and ends an event by London’s clocks', async ({
  page,
}) => {
  await test.step('opens at today, and lists what is over last', async () => {
    await openOn(page, morning(ninth));
    await expect(grid(page)).toHaveAccessibleName(formatMonth(monthOf(ninth)));
    await expect(day(page, ninth)).toHaveAttribute('tabindex', '0');
    await expect(day(page, first.startDate, first.title)).toBeVisible();

    await openOn(page, morning(`${middle}-01`));
    await expect(grid(page)).toHaveAccessibleName(formatMonth(middle));
    await expect(day(page, `${middle}-01`)).toHaveAttribute('aria-pressed', 'true');
    const over = events.filter(isOver);
    await expect(agenda(page).getByText(/^Held /)).toHaveCount(over.length);
    await expect(agenda(page).getByRole('heading', { level: 3 })).toHaveText([
      ...months.filter((month) => month >= middle).map(formatMonth),
      ...months.filter((month) => month < middle).map((month) => `${formatMonth(month)}, past`),
    ]);
  });

  await test.step('opens at today when no event is to come', async () => {
    const later = addDays(nth(inOrder.map(lastDayOf).sort().reverse(), 0), 60);
    await openOn(page, morning(later));
    await expect(grid(page)).toHaveAccessibleName(formatMonth(monthOf(later)));
    await expect(day(page, later)).toHaveAttribute('aria-pressed', 'true');
    await expect(agenda(page).getByRole('link', { name: calendarFiles.add })).toHaveCount(0);
    await expect(agenda(page).getByText(/^Held /)).toHaveCount(events.length);
  });

  await test.step('ends an event by London’s clocks', async () => {
    const { title, endTime } = longEvent;
    const end = toEpochMinutes(lastDayOf(longEvent), endTime) * 60_000;
    const lastDay = day(page, lastDayOf(longEvent));
    await openOn(page, new Date(end - 60_000).toISOString());
    await expect(lastDay).not.toHaveAccessibleName(new RegExp(`${title} \\(past\\)`));
    await openOn(page, new Date(end + 60_000).toISOString());
    await expect(lastDay).toHaveAccessibleName(new RegExp(`${title} \\(past\\)`));
  });
});

test('the calendar is walked by keyboard alone', async ({ page }) => {
  await openOn(page, morning(ninth));
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

  await openOn(page, morning(first.startDate));
  await day(page, first.startDate).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(kindPath('event', first.slug));
});

test('the calendar turns its pages by button, as far as it reaches', async ({ page }) => {
  await openOn(page, morning(ninth));
  const previous = page.getByRole('button', { name: calendarPage.previousMonth });
  const next = page.getByRole('button', { name: calendarPage.nextMonth });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (const turns of [1, 2, 3]) {
    await next.click();
    const month = addMonths(monthOf(ninth), turns);
    await expect(grid(page)).toHaveAccessibleName(formatMonth(month));
  }
  // It ends with nature's calendar, or at the clock's month where that is later.
  const last = tidePort.predictedYears.last;
  await openOn(page, `${last}-12-01T12:00:00Z`);
  await expect(page.getByText(calendarPage.notWorkedOut)).toHaveCount(0);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await openOn(page, `${last + 10}-06-01T12:00:00Z`);
  await expect(grid(page)).toHaveAccessibleName(`June ${last + 10}`);
  await expect(page.getByText(calendarPage.notWorkedOut)).toBeVisible();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.press('Enter');
  await expect(grid(page)).toHaveAccessibleName(`June ${last + 10}`);
});

test('the calendar has an event on each of its days, and shows one kind and one month', async ({
  page,
}) => {
  await openOn(page, morning(ninth));
  const month = monthOf(longEvent.startDate);
  const monthName = formatMonth(month);
  // A choice before hydration is lost.
  await expect(async () => {
    await page
      .getByLabel(calendarPage.monthLabel, { exact: true })
      .selectOption({ label: monthName });
    await expect(grid(page)).toHaveAccessibleName(monthName, { timeout: 500 });
  }).toPass();
  const days = datesBetween(longEvent.startDate, lastDayOf(longEvent));
  for (const date of days.filter((one) => monthOf(one) === month)) {
    await expect(day(page, date, longEvent.title)).toBeVisible();
  }
  const there = inOrder.filter(({ startDate }) => monthOf(startDate) === month);
  await expect(agenda(page).getByRole('heading', { level: 4 })).toHaveText(
    there.map(({ title }) => title),
  );

  const type = page.getByLabel(calendarPage.typeLabel);
  const shown = page.getByRole('status').first();
  const same = there.filter((event) => event.type === longEvent.type).length;
  await type.selectOption(longEvent.type);
  await expect(shown).toHaveText(same === 1 ? '1 event' : `${same} events`);
  const other = events.find((one) => there.every((event) => event.type !== one.type));
  if (other) {
    await type.selectOption(other.type);
    await expect(shown).toHaveText(calendarPage.nothingFound);
  }
  await expect(grid(page)).toHaveAccessibleName(monthName);
});

test('the calendar shows each day’s low water, light and moon', async ({ page }) => {
  const date: IsoDate = `${tidePort.predictedYears.last}-06-10`;
  await openOn(page, morning(date));
  const cell = day(page, date);
  // Their code comes when the page is used.
  await cell.hover();
  const words = cell.locator('xpath=..');
  await expect(words).toContainText(/Low \d\d:\d\d/);
  await expect(words).toContainText(/Light \d\d:\d\d–\u2060?\d\d:\d\d/);
  const panel = page.locator('dl');
  for (const name of [calendarPage.lowWater, calendarPage.light, calendarPage.moon]) {
    await expect(panel.getByText(name)).toBeVisible();
  }
});

test(
  'the calendar fits a phone, with days that a thumb can hit',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { startDate, title } = longEvent;
    const today: IsoDate = `${monthOf(startDate)}-01`;
    await openOn(page, morning(today));
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
  await openOn(page, morning(ninth));
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
