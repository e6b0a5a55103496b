import ICAL from 'ical.js';
import { tidePort } from '@/content/tides/port/port';
import { tideMonth } from './month';
import { tideCalendarPath, tideMonthCalendar, tideMonthPage } from './month-page';

const events = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

test('a month’s calendar has every tide of its table, at the same instant', () => {
  const tides = tideMonth('2027-03').flatMap((day) => day.tides);
  const instants = events(tideMonthCalendar('2027-03')).map(({ startDate }) =>
    Math.round(startDate.toJSDate().getTime() / 60_000),
  );
  expect(instants).toEqual(tides.map(({ instant }) => instant));
});

test('a tide says what it is, how high and where', () => {
  const [first] = events(tideMonthCalendar('2026-12'));
  expect(first?.summary).toMatch(/^(High|Low) water \d\.\d m, /);
  expect(first?.summary.endsWith(tidePort.name)).toBe(true);
});

test('the same month gives the same calendar, with an identifier of its own for each tide', () => {
  const text = tideMonthCalendar('2026-12');
  expect(tideMonthCalendar('2026-12')).toBe(text);
  const identifiers = events(text).map(({ uid }) => uid);
  expect(new Set(identifiers).size).toBe(identifiers.length);
});

test('a month’s page names the month and the port', () => {
  const { title, description } = tideMonthPage('2026-12').seo;
  expect(title).toContain('December 2026');
  expect(`${title} ${description}`).toContain('Gull Port');
});

test('a month’s calendar has an address of its own', () => {
  expect(tideCalendarPath('2026-12')).toBe('/tides/ics/2026-12.ics');
});
