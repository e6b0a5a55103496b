import ICAL from 'ical.js';
import { calendarFile, calendarFileNames } from '@/lib/events/calendar-file';
import { timeLines, writeCalendar } from './icalendar';
import { tideMonthCalendar, tideMonths } from '@/lib/tides/month';

const files = [
  ...calendarFileNames().map((name) => [name, calendarFile(name) ?? ''] as const),
  ...tideMonths().map((month) => [month, tideMonthCalendar(month)] as const),
];

/** Every property of a component and of those in it, read: a value that is none throws. */
function readAll(component: ICAL.Component): number {
  const properties = component.getAllProperties();
  const values = properties.flatMap((property) => property.getValues() as unknown[]).map(String);
  expect(values.filter((value) => /NaN|Invalid|undefined/.test(value))).toEqual([]);
  return component
    .getAllSubcomponents()
    .reduce((count, inner) => count + readAll(inner), properties.length);
}

function calendarOf(text: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(text) as unknown[]);
}

describe.each(files)('the calendar file %s', (_, text) => {
  it('can be read to the last property of the last event', () => {
    const calendar = calendarOf(text);
    expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(0);
    expect(readAll(calendar)).toBeGreaterThan(5);
  });

  it('has no property without a value', () => {
    const empty = text
      .replace(/\r\n[\t ]/g, '')
      .split('\r\n')
      .filter((line) => /^[^:]+:(PT?)?$/.test(line));
    expect(empty).toEqual([]);
  });

  it('tells how each event ends, or has events without length, which begin and end at once', () => {
    const events = calendarOf(text)
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
    const backwards = events.filter(({ startDate, endDate }) => !(endDate.compare(startDate) >= 0));
    expect(backwards.map(({ summary }) => summary)).toEqual([]);
  });

  it('folds its lines at 75 octets', () => {
    const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  });

  it('has plain spaces only, by which other programs find a postcode', () => {
    expect(text).not.toContain('\u00a0');
  });

  it('breaks lines as the standard has it', () => {
    expect(text).toMatch(/\r\n$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

test('folding breaks no letter, whatever its size', () => {
  const title = '€ß–𝄞é'.repeat(60);
  const event = { uid: 'one', stamp: new Date(0), title, lines: timeLines(0, 60) };
  const text = writeCalendar(title, 'Test', [event]);
  const calendar = calendarOf(text);
  const [component] = calendar.getAllSubcomponents('vevent');
  expect(component && new ICAL.Event(component).summary).toBe(title);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(title);
});

test('a time that is none stops the build', () => {
  expect(() => timeLines(NaN)).toThrow();
});
