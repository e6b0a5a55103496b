import ICAL from 'ical.js';
import { calendarFile, calendarFileNames } from './events/calendar-file';
import { writeCalendar } from './icalendar';
import { tideMonthCalendar } from './tides/calendar';
import { tideMonths } from './tides/month';

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
  const text = writeCalendar(
    [{ uid: 'one', timestamp: 0, start: 0, startOutputType: 'utc', duration: { hours: 1 }, title }],
    { calName: title },
  );
  const calendar = calendarOf(text);
  const [component] = calendar.getAllSubcomponents('vevent');
  expect(component && new ICAL.Event(component).summary).toBe(title);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(title);
});

test('an event that the library refuses stops the build', () => {
  expect(() =>
    writeCalendar(
      [{ uid: 'one', timestamp: 0, start: [2025, 13, 40], duration: { hours: 1 } }],
      {},
    ),
  ).toThrow();
});
