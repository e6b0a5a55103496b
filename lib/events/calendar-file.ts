/** Times are UTC instants, so that calendars show them right without knowing London's rules. */
import { programmeFileName } from '@/content/keys';
import { sample } from '@/content/sample';
import { site } from '@/content/site';
import type { Event, Occasion } from '@/content/types';
import { addressText } from '@/lib/address';
import { absoluteUrl } from '@/lib/absolute-url';
import { allEvents, placeBySlug } from '@/lib/content/queries';
import { type CalendarEvent, writeCalendar } from '@/lib/icalendar';
import { kindPath } from '@/lib/kinds';
import { calendarFileName } from '@/lib/routes';
import { toEpochMinutes } from '@/lib/time/london';
import { occasionsOf } from './rounds';

const millisecondsPerMinute = 60_000;

function attributesOf(event: Event): CalendarEvent[] {
  return occasionsOf(event).map((occasion, index) => occasionAttributes(event, occasion, index));
}

function occasionAttributes(event: Event, occasion: Occasion, index: number): CalendarEvent {
  const { startDate, endDate = startDate, startTime, endTime } = occasion;
  const { latitude, longitude } = placeBySlug(event.place).coordinates;
  const updated = Date.parse(event.updated);
  return {
    uid: `${event.slug}${index > 0 ? `-${startDate}` : ''}@${new URL(site.url).hostname}`,
    // The day of the last change, not of the build: the same content gives the same file.
    timestamp: updated,
    lastModified: updated,
    start: toEpochMinutes(startDate, startTime) * millisecondsPerMinute,
    end: toEpochMinutes(endDate, endTime) * millisecondsPerMinute,
    startOutputType: 'utc',
    endOutputType: 'utc',
    title: event.title,
    description: [
      ...(sample ? [sample.event] : []),
      event.summary,
      `${event.price}. ${event.organizer}, ${event.booking.phone}, ${event.booking.email}`,
    ].join('\n\n'),
    url: absoluteUrl(kindPath('event', event.slug)),
    location: addressText(event.address),
    geo: { lat: latitude, lon: longitude },
    categories: [event.type],
    status: 'CONFIRMED',
  };
}

export function iCalendar(events: readonly Event[], name: string): string {
  return writeCalendar(events.flatMap(attributesOf), {
    calName: name,
    productId: `-//${site.name}//Events//EN`,
    method: 'PUBLISH',
  });
}

export function calendarFileNames(): readonly string[] {
  return [programmeFileName, ...allEvents().map(({ slug }) => calendarFileName(slug))];
}

export function calendarFile(name: string): string | undefined {
  if (name === programmeFileName) return iCalendar(allEvents(), `Events in ${site.name}`);
  const event = allEvents().find(({ slug }) => calendarFileName(slug) === name);
  return event && iCalendar([event], event.title);
}
