import ICAL from 'ical.js';
import { tideMonths as published } from '@/content/tides/months';
import { tidePort } from '@/content/tides/port/port';
import type { YearMonth } from '@/content/types';
import { tideCalendarPath, tideMonth, tideMonthCalendar, tideMonthPage, tideMonths } from './month';

describe('a month of tides', () => {
  it('has every day of the month, in London', () => {
    const days = tideMonth('2027-03');
    expect(days).toHaveLength(31);
    expect(days[0]?.date).toBe('2027-03-01');
    expect(days.at(-1)?.date).toBe('2027-03-31');
  });

  it('loses no tide at the clock change', () => {
    const days = tideMonth('2027-03');
    const tides = days.flatMap((day) => day.tides);
    tides.slice(1).forEach((tide, i) => expect(tide.kind).not.toBe(tides[i]?.kind));
  });

  it('is published for as many months as content names, but for those that predictions do not cover', () => {
    jest.replaceProperty(tidePort, 'predictedYears', { first: 2029, last: 2030 });
    const monthsFrom = (first: YearMonth, count: number) => {
      jest.replaceProperty(published, 'first', first);
      jest.replaceProperty(published, 'count', count);
      return tideMonths();
    };
    expect(monthsFrom('2030-11', 2)).toEqual(['2030-11', '2030-12']);
    expect(monthsFrom('2030-11', 12)).toEqual(['2030-11', '2030-12']);
    expect(monthsFrom('2028-12', 2)).toEqual(['2029-01']);
    expect(() => monthsFrom('2031-01', 12)).toThrow(RangeError);
    jest.restoreAllMocks();
  });
});

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
