import ICAL from 'ical.js';
import type { Page } from 'playwright/test';
import { calendarPage } from '@/content/calendar';
import { events } from '@/content/events';
import { tidePort } from '@/content/tides/port/port';
import { kindPath } from '@/lib/kinds';
import { absoluteUrl, eventCalendarPath, programmePath, routes } from '@/lib/routes';
import { epochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { expect, test } from './fixtures';

const grid = (page: Page) => page.getByRole('grid');
const day = (page: Page, name: string) => grid(page).getByRole('button', { name });
const agenda = (page: Page) => page.getByRole('region', { name: calendarPage.agendaHeading });

async function openOn(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await page.goto(routes.calendar);
}

for (const timezoneId of ['Europe/London', 'America/New_York']) {
  test.describe(`the calendar, read in ${timezoneId}`, { tag: '@desktop' }, () => {
    test.use({ timezoneId });

    test('opens at today', async ({ page }) => {
      await openOn(page, '2025-07-01T09:00:00Z');
      await expect(grid(page)).toHaveAccessibleName('July 2025');
      await expect(day(page, 'Tue 1 Jul 2025')).toHaveAttribute('tabindex', '0');
      await expect(day(page, 'Sat 19 Jul 2025: Music on the Green')).toBeVisible();
      await expect(page.getByText(calendarPage.past)).toHaveCount(0);
    });

    test('lists what is over last', async ({ page }) => {
      await openOn(page, '2025-09-03T09:00:00Z');
      await expect(grid(page)).toHaveAccessibleName('September 2025');
      await expect(day(page, 'Wed 3 Sep 2025')).toHaveAttribute('aria-pressed', 'true');
      await expect(agenda(page).getByText(calendarPage.past)).toHaveCount(4);
      await expect(agenda(page).getByRole('heading', { level: 3 })).toHaveText([
        'September 2025',
        'October 2025',
        'July 2025, past',
        'August 2025, past',
      ]);
    });

    test('opens at today when no event is to come', async ({ page }) => {
      await openOn(page, '2026-11-20T12:00:00Z');
      await expect(grid(page)).toHaveAccessibleName('November 2026');
      await expect(day(page, 'Fri 20 Nov 2026')).toHaveAttribute('aria-pressed', 'true');
      await expect(agenda(page).getByRole('link', { name: calendarPage.add })).toHaveCount(0);
      await expect(agenda(page).getByText(calendarPage.past)).toHaveCount(events.length);
    });

    test('ends the regatta by London’s clocks', async ({ page }) => {
      await openOn(page, '2025-08-30T20:59:00Z');
      await expect(
        day(page, 'Sat 30 Aug 2025: Dartmouth Regatta, Village Fair (past)'),
      ).toBeVisible();
      await openOn(page, '2025-08-30T21:01:00Z');
      await expect(
        day(page, 'Sat 30 Aug 2025: Dartmouth Regatta (past), Village Fair (past)'),
      ).toBeVisible();
    });
  });
}

test.describe('the calendar', () => {
  test('is walked by keyboard alone', async ({ page }) => {
    await openOn(page, '2025-07-19T09:00:00Z');
    await expect(grid(page)).toHaveAccessibleName('July 2025');
    await page.getByRole('button', { name: calendarPage.nextMonth }).focus();
    await page.keyboard.press('Tab');
    await expect(day(page, 'Sat 19 Jul 2025')).toBeFocused();

    for (const [key, name] of [
      ['ArrowRight', 'Sun 20 Jul 2025: nothing on'],
      ['ArrowLeft', 'Sat 19 Jul 2025'],
      ['Home', 'Mon 14 Jul 2025'],
      ['End', 'Sun 20 Jul 2025'],
      ['ArrowDown', 'Sun 27 Jul 2025'],
      ['ArrowDown', 'Sun 3 Aug 2025'],
      ['ArrowUp', 'Sun 27 Jul 2025'],
      ['PageUp', 'Sun 27 Jul 2025'],
      ['PageDown', 'Wed 27 Aug 2025'],
      ['ArrowRight', 'Thu 28 Aug 2025: Dartmouth Regatta'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day(page, name), key).toBeFocused();
    }
    await expect(grid(page)).toHaveAccessibleName('August 2025');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(kindPath('event', 'regatta'));
  });

  test('turns its pages by button, as far as it reaches', async ({ page }) => {
    await openOn(page, '2025-07-01T09:00:00Z');
    const previous = page.getByRole('button', { name: calendarPage.previousMonth });
    const next = page.getByRole('button', { name: calendarPage.nextMonth });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    for (const month of ['August 2025', 'September 2025', 'October 2025']) {
      await next.click();
      await expect(grid(page)).toHaveAccessibleName(month);
    }
    // A clock beyond its last month opens it there.
    const last = `December ${tidePort.predictedYears.last}`;
    await openOn(page, '2040-06-01T12:00:00Z');
    await expect(grid(page)).toHaveAccessibleName(last);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await next.press('Enter');
    await expect(grid(page)).toHaveAccessibleName(last);
  });

  test('has the regatta on each of its days', async ({ page }) => {
    await openOn(page, '2025-08-27T09:00:00Z');
    for (const date of ['Thu 28', 'Fri 29', 'Sat 30']) {
      await expect(day(page, `${date} Aug 2025: Dartmouth Regatta`)).toBeVisible();
    }
    await expect(day(page, 'Sun 31 Aug 2025: nothing on')).toBeVisible();
  });

  test('shows one kind and one month', async ({ page }) => {
    await openOn(page, '2025-07-01T09:00:00Z');
    // What is chosen before the page's scripts run is not heard.
    await expect(async () => {
      await page
        .getByLabel(calendarPage.monthLabel, { exact: true })
        .selectOption({ label: 'August 2025' });
      await expect(grid(page)).toHaveAccessibleName('August 2025', { timeout: 500 });
    }).toPass();
    await expect(agenda(page).getByRole('heading', { level: 4 })).toHaveText([
      'Coastal Photography Workshop',
      'Dartmouth Regatta',
      'Village Fair',
    ]);

    await page.getByLabel(calendarPage.typeLabel).selectOption('Community');
    await expect(page.getByRole('status').first()).toHaveText('1 event');
    await expect(day(page, 'Sat 30 Aug 2025: Village Fair')).toBeVisible();

    await page.getByLabel(calendarPage.typeLabel).selectOption('Music');
    await expect(page.getByRole('status').first()).toHaveText(calendarPage.nothingFound);
    await expect(grid(page)).toHaveAccessibleName('August 2025');
  });

  test('fits a phone, with days that a thumb can hit', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openOn(page, '2025-08-01T09:00:00Z');
    const box = await day(page, 'Sat 30 Aug 2025').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(43);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    await day(page, 'Sat 30 Aug 2025').click();
    await expect(page.getByRole('link', { name: 'Village Fair' }).first()).toBeVisible();
  });
});

test.describe('the calendar without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('lists every event under its month, and offers nothing that needs a script', async ({
    page,
  }) => {
    await page.goto(routes.calendar);
    for (const { slug, title } of events) {
      const link = agenda(page).getByRole('link', { name: title, exact: true });
      await expect(link).toHaveAttribute('href', kindPath('event', slug));
    }
    await expect(agenda(page).getByRole('heading', { level: 3 })).toHaveText([
      /^July 2025/,
      /^August 2025/,
      /^September 2025/,
      /^October 2025/,
    ]);
    await expect(grid(page)).toBeHidden();
    await expect(page.getByLabel(calendarPage.typeLabel)).toBeHidden();
    await expect(page.getByRole('button', { name: calendarPage.copy })).toBeHidden();
  });
});

test.describe('the calendar files', { tag: '@desktop' }, () => {
  test('are served as calendars and give London’s times', async ({ request }) => {
    for (const event of events) {
      const response = await request.get(eventCalendarPath(event.slug));
      expect(response.headers()['content-type']).toContain('text/calendar');
      const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
      const [entry] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
      const start = epochMinutes(entry?.startDate.toJSDate().getTime() ?? 0);
      expect(entry?.summary).toBe(event.title);
      expect([londonDate(start), londonTime(start)]).toEqual([event.startDate, event.startTime]);
    }
  });

  test('have the whole programme in one', async ({ request }) => {
    const response = await request.get(programmePath);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(events.length);
  });

  test('are offered where the event is, and to subscribe to', async ({ page }) => {
    await openOn(page, '2025-07-01T09:00:00Z');
    for (const { slug } of events) {
      await expect(page.locator(`a[href="${eventCalendarPath(slug)}"]`)).toHaveCount(1);
    }
    const https = absoluteUrl(programmePath);
    await expect(page.getByRole('link', { name: calendarPage.subscribe })).toHaveAttribute(
      'href',
      https.replace('https:', 'webcal:'),
    );
    await expect(page.getByLabel(calendarPage.addressLabel)).toHaveValue(https);

    await page.goto(kindPath('event', 'regatta'));
    await expect(page.getByRole('link', { name: calendarPage.add })).toHaveAttribute(
      'href',
      eventCalendarPath('regatta'),
    );
  });

  test('have an address that is copied at a click', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(routes.calendar);
    await page.getByRole('button', { name: calendarPage.copy }).click();
    await expect(page.getByText(calendarPage.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      absoluteUrl(programmePath),
    );
  });

  test('have an address that is marked for copying when the browser refuses', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto(routes.calendar);
    await page.getByRole('button', { name: calendarPage.copy }).click();
    await expect(page.getByText(calendarPage.copyFailed)).toBeVisible();
    const marked = await page.evaluate(() => {
      const field = document.activeElement as HTMLInputElement;
      return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
    });
    expect(marked).toBe(absoluteUrl(programmePath));
  });
});
