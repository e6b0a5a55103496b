/**
 * The days as an iCalendar file (RFC 5545). The library that makes the site's own calendars is not
 * for browsers. Times are UTC instants, which every calendar shows right without knowing London's
 * rules; there are no alarms.
 */
import { sample } from '@/content/sample';
import type { IsoDate } from '@/content/types';
import type { PlaceFacts } from '@/lib/days/facts';
import { foldLine, textValue } from '@/lib/icalendar-lines';
import { kinds } from '@/lib/kinds';
import { addDays, type EpochMinutes } from '@/lib/time/london';
import {
  dayEndLines,
  filled,
  type ItineraryDay,
  type ItineraryStop,
  stopLines,
  stopSources,
} from './itinerary';
import { placeOf } from './places';

/** SEQUENCE counts seconds from here, to fit the 31 bits of an INTEGER for 68 years. */
const sequenceEpoch = Date.parse('2026-01-01T00:00:00Z');

/** "2031-08-30T10:00:00.000Z" as `20310830T100000Z`. */
function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

const instant = (minutes: EpochMinutes): string => utc(new Date(minutes * 60_000));

const day = (date: IsoDate): string => date.replaceAll('-', '');

const isSample = ({ path = '' }: ItineraryStop): boolean =>
  sample?.kinds.some((kind) => path.startsWith(kinds[kind].folder)) ?? false;

/** Takes the whole day, and keeps nobody busy. */
const wholeDay = (date: IsoDate): readonly string[] => [
  `DTSTART;VALUE=DATE:${day(date)}`,
  `DTEND;VALUE=DATE:${day(addDays(date, 1))}`,
  'TRANSP:TRANSPARENT',
];

function timeLines({ from, to }: ItineraryStop, date: IsoDate): readonly string[] {
  if (from === undefined) return wholeDay(date);
  // An event without length has no end: the standard wants one that is later.
  const ends = to !== undefined && to > from;
  return [`DTSTART:${instant(from)}`, ...(ends ? [`DTEND:${instant(to)}`] : [])];
}

/**
 * Days with dates as one file: an event for each stop, and one for a day that has a name. Each keeps its UID, and a later file has a higher SEQUENCE, so that
 * a calendar replaces the events that it has.
 *
 * @param now when the file is made
 * @returns undefined for days without dates, or with nothing on them
 */
export function daysCalendar(
  title: string,
  days: readonly ItineraryDay[],
  places: readonly PlaceFacts[],
  addressOf: (path: string) => string,
  now: Date,
): string | undefined {
  const host = new URL(addressOf('/')).hostname;
  const sequence = Math.max(0, Math.floor((now.getTime() - sequenceEpoch) / 1000));
  const event = (id: string, lines: readonly string[], description: readonly string[]) => [
    'BEGIN:VEVENT',
    `UID:${textValue(`${id}@${host}`)}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${sequence}`,
    ...lines,
    ...(description.length === 0 ? [] : [`DESCRIPTION:${textValue(description.join('\n'))}`]),
    'END:VEVENT',
  ];
  const events = days.flatMap((each) => {
    const { id, isoDate, title, heading, stops } = each;
    if (isoDate === undefined) return [];
    const dayEvent =
      title === undefined
        ? []
        : event(id, [...wholeDay(isoDate), `SUMMARY:${textValue(heading)}`], []);
    const stopEvents = stops.flatMap((stop, index) => {
      const place = placeOf(stop, { places });
      const description = filled([
        isSample(stop) ? sample?.mark : undefined,
        stop.clock?.isEstimate ? 'Time not set: this is an estimate.' : undefined,
        ...stopLines(stop),
        ...(index === stops.length - 1 ? dayEndLines(each) : []),
        stopSources(stop),
      ]);
      const lines = [
        ...timeLines(stop, isoDate),
        `SUMMARY:${textValue(stop.name)}`,
        ...(place ? [`LOCATION:${textValue(stop.facts?.address ?? place.name)}`] : []),
        ...(place ? [`GEO:${place.coordinates.latitude};${place.coordinates.longitude}`] : []),
        ...(stop.path === undefined ? [] : [`URL:${addressOf(stop.path)}`]),
      ];
      return event(stop.id, lines, description);
    });
    return [...dayEvent, ...stopEvents];
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
