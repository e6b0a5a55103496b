/**
 * The days as an iCalendar file (RFC 5545): one event a stop. Written by hand, because the library
 * that makes the site's own calendars is not for browsers. Times are UTC instants, so that every
 * calendar shows them right without knowing London's rules; there are no alarms.
 */
import { foldLine, textValue } from '@/lib/icalendar-lines';
import { addDays, type EpochMinutes } from '@/lib/time/london';
import type { IsoDate } from '@/content/types';
import type { PlaceFacts } from '../facts';
import { dateOf } from '../trip';
import { placeOf, type Told, tellDays, type ToldStop } from './told';

/** Seconds are counted from here, so that they fit the 31 bits of an INTEGER for 68 years. */
const sequenceBegins = Date.parse('2026-01-01T00:00:00Z');

/** "2031-08-30T10:00:00.000Z" as `20310830T100000Z`. */
function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

const instant = (minutes: EpochMinutes): string => utc(new Date(minutes * 60_000));

const day = (date: IsoDate): string => date.replaceAll('-', '');

/** When an event is; a stop of which nothing says when takes the day, and keeps nobody busy. */
function timeLines({ timed }: ToldStop, date: IsoDate): readonly string[] {
  const { from, to } = timed ?? {};
  if (from === undefined) {
    return [
      `DTSTART;VALUE=DATE:${day(date)}`,
      `DTEND;VALUE=DATE:${day(addDays(date, 1))}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  // An event without length has no end: the standard wants one that is later.
  const ends = to !== undefined && to > from;
  return [`DTSTART:${instant(from)}`, ...(ends ? [`DTEND:${instant(to)}`] : [])];
}

/**
 * Days with dates as one file. A stop keeps its UID for as long as it lives, and the SEQUENCE of a
 * later file is higher, so that a calendar that takes it replaces the events that it has.
 *
 * @param now when the file is made
 * @returns undefined for days without dates, or without stops
 */
export function daysCalendar(
  title: string,
  told: Told,
  places: readonly PlaceFacts[],
  now: Date,
): string | undefined {
  const host = new URL(told.addressOf('/')).hostname;
  const sequence = Math.max(0, Math.floor((now.getTime() - sequenceBegins) / 1000));
  const events = tellDays(told).flatMap(({ stops, after }, index) => {
    const date = dateOf(told.trip, index);
    if (date === undefined) return [];
    return stops.flatMap((stop, number) => {
      const place = placeOf(stop, places);
      const address = stop.timed?.facts?.address;
      const isLast = number === stops.length - 1;
      const about = stop.clock?.startsWith('about') ?? false;
      const description = [
        ...(about ? ['The time is not set: it is what the way there gives.'] : []),
        ...stop.lines,
        ...(isLast ? after : []),
      ].join('\n');
      return [
        'BEGIN:VEVENT',
        `UID:${textValue(`${stop.stop.id}@${host}`)}`,
        `DTSTAMP:${utc(now)}`,
        `SEQUENCE:${sequence}`,
        ...timeLines(stop, date),
        `SUMMARY:${textValue(stop.name)}`,
        ...(place ? [`LOCATION:${textValue(address ?? place.name)}`] : []),
        ...(place ? [`GEO:${place.coordinates.latitude};${place.coordinates.longitude}`] : []),
        ...(stop.url === undefined ? [] : [`URL:${stop.url}`]),
        ...(description === '' ? [] : [`DESCRIPTION:${textValue(description)}`]),
        'END:VEVENT',
      ];
    });
  });
  if (events.length === 0) return undefined;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Visitor guide//My days//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textValue(title)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
