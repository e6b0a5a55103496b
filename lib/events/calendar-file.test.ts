import ICAL from 'ical.js';
import { programmeFileName } from '@/content/keys';
import type { Event } from '@/content/types';
import { fair as sample } from '@/lib/content/fixtures/items';
import { kindPath } from '@/lib/kinds';
import { addressText } from '@/lib/address';
import { absoluteUrl } from '@/lib/absolute-url';
import { epochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { allOfKind } from '@/lib/kinds/entries';
import { calendarFile, calendarFileNames, iCalendar } from './calendar-file';

const contentEvents = allOfKind('event');

/** An event at a time of London's clocks. */
function eventAt(times: Pick<Event, 'startDate' | 'startTime' | 'endTime'>): Event {
  return { ...sample, ...times };
}

/** Reads a file with another library than the one that wrote it. */
function read(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

/** What London's clocks read at a time of a file. */
function londonClock(time: ICAL.Time): string {
  const instant = epochMinutes(time.toJSDate().getTime());
  return `${londonDate(instant)} ${londonTime(instant)}`;
}

describe('iCalendar', () => {
  it.each([
    ['the evening before clocks go forward', '2025-03-29', '19:00', '2025-03-29T19:00:00Z'],
    ['the morning after clocks went forward', '2025-03-30', '10:00', '2025-03-30T09:00:00Z'],
    ['a summer’s day', '2025-08-30', '11:00', '2025-08-30T10:00:00Z'],
    ['the evening before clocks go back', '2025-10-25', '19:00', '2025-10-25T18:00:00Z'],
    ['the morning after clocks went back', '2025-10-26', '10:00', '2025-10-26T10:00:00Z'],
    ['a winter’s day', '2025-12-24', '16:30', '2025-12-24T16:30:00Z'],
  ] as const)('is right by London’s clocks on %s', (_, startDate, startTime, instant) => {
    const [event] = read(iCalendar([eventAt({ startDate, startTime, endTime: '23:00' })], 'Test'));
    expect(event?.startDate.toString()).toBe(instant);
    expect(event && londonClock(event.startDate)).toBe(`${startDate} ${startTime}`);
    expect(event && londonClock(event.endDate)).toBe(`${startDate} 23:00`);
  });

  it('ends an event that runs over a clock change at the hour that London reads then', () => {
    const long: Event = {
      ...eventAt({ startDate: '2025-10-25', startTime: '10:00', endTime: '16:00' }),
      endDate: '2025-10-26',
    };
    const [event] = read(iCalendar([long], 'Test'));
    expect(event?.duration.toSeconds()).toBe(31 * 3600);
  });

  it('keeps commas, semicolons, quotes and long lines whole', () => {
    const title = 'Crab, cider; “and” back\\slash, '.repeat(6).trim();
    const [event] = read(iCalendar([{ ...sample, title }], 'Test'));
    expect(event?.summary).toBe(title);
  });

  it('is the same file whenever it is written', () => {
    expect(iCalendar([sample], 'Test')).toBe(iCalendar([sample], 'Test'));
  });

  it('is stamped with the day on which the entry last changed', () => {
    const file = iCalendar([{ ...sample, updated: '2026-03-04' }], 'Test');
    expect(file).toContain('DTSTAMP:20260304T000000Z\r\n');
    expect(file).toContain('LAST-MODIFIED:20260304T000000Z\r\n');
  });
});

describe('calendarFile', () => {
  it('has one file for the programme and one for each event', () => {
    expect([...calendarFileNames()].sort()).toEqual(
      [programmeFileName, ...contentEvents.map(({ slug }) => `${slug}.ics`)].sort(),
    );
  });

  it('is nothing for a name that no event has', () => {
    expect(calendarFile('mermaids.ics')).toBeUndefined();
    expect(calendarFile(sample.slug)).toBeUndefined();
  });

  it('has every event in the programme, at the London time that the pages show', () => {
    const entries = read(calendarFile(programmeFileName) ?? '');
    const found = entries.map((event) => [
      event.uid,
      londonClock(event.startDate),
      londonClock(event.endDate),
    ]);
    const expected = contentEvents.map((event) => [
      `${event.slug}@nowhere.example`,
      `${event.startDate} ${event.startTime}`,
      `${event.endDate ?? event.startDate} ${event.endTime}`,
    ]);
    expect(new Set(found)).toEqual(new Set(expected));
  });

  it.each(contentEvents)('tells where $title is, and leads to its page', (event) => {
    const [entry] = read(calendarFile(`${event.slug}.ics`) ?? '');
    expect(entry?.summary).toBe(event.title);
    expect(entry?.location).toBe(addressText(event.address));
    expect(entry?.description).toContain(event.summary);
    expect(entry?.component.getFirstPropertyValue('url')).toBe(
      absoluteUrl(kindPath('event', event.slug)),
    );
    expect(entry?.component.getFirstPropertyValue('geo')).toEqual([
      expect.closeTo(51.5, 0),
      expect.closeTo(-5.1, 0),
    ]);
  });
});
