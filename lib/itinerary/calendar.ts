/** The days as a calendar file. */
import { sample } from '@/content/sample';
import type { PlaceFacts } from '@/lib/days/facts';
import { type CalendarEvent, dayLines, timeLines, writeCalendar } from '@/lib/time/icalendar';
import { kinds } from '@/lib/kinds';
import { sourcesText } from '@/lib/trust/sources';
import {
  dayEndLines,
  filled,
  type ItineraryDay,
  type ItineraryStop,
  placeOf,
  stopLines,
  sourcesOf,
} from './itinerary';

/** SEQUENCE counts seconds from here, to fit the 31 bits of an INTEGER for 68 years. */
const sequenceEpoch = Date.parse('2026-01-01T00:00:00Z');

const isSample = ({ path = '' }: ItineraryStop): boolean =>
  sample?.kinds.some((kind) => path.startsWith(kinds[kind].folder)) ?? false;

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
  const sequence = `SEQUENCE:${Math.max(0, Math.floor((now.getTime() - sequenceEpoch) / 1000))}`;
  const event = (id: string, more: Omit<CalendarEvent, 'uid' | 'stamp'>): CalendarEvent => ({
    uid: `${id}@${host}`,
    stamp: now,
    ...more,
    lines: [sequence, ...more.lines],
  });
  const events = days.flatMap((each) => {
    const { id, isoDate, title, heading, stops } = each;
    if (isoDate === undefined) return [];
    const dayEvent = event(id, { title: heading, lines: dayLines(isoDate) });
    const stopEvents = stops.map((stop, index) => {
      const place = placeOf(stop, places);
      const description = filled([
        isSample(stop) ? sample?.mark : undefined,
        stop.clock?.isEstimate ? 'Time not set: this is an estimate.' : undefined,
        ...stopLines(stop),
        ...(index === stops.length - 1 ? dayEndLines(each) : []),
        sourcesText(sourcesOf(stop)),
      ]);
      return event(stop.id, {
        title: stop.name,
        description: description.join('\n'),
        url: stop.path && addressOf(stop.path),
        location: place && (stop.facts?.address ?? place.name),
        coordinates: place?.coordinates,
        lines: stop.from === undefined ? dayLines(isoDate) : timeLines(stop.from, stop.to),
      });
    });
    return title === undefined ? stopEvents : [dayEvent, ...stopEvents];
  });
  return events.length > 0 ? writeCalendar(title, 'Visitor guide//My days', events) : undefined;
}
