import { programmeFileName } from '@/content/keys';
import { sample } from '@/content/sample';
import { site } from '@/content/site';
import type { Event, Occasion } from '@/content/types';
import { addressText } from '@/lib/address';
import { absoluteUrl } from '@/lib/absolute-url';
import { placeBySlug } from '@/lib/content/queries';
import { type CalendarEvent, timeLines, utc, writeCalendar } from '@/lib/time/icalendar';
import { kindPath } from '@/lib/kinds';
import { toEpochMinutes } from '@/lib/time/london';
import { allOfKind } from '@/lib/kinds/entries';
import { occasionsOf } from './rounds';

function calendarEvent(event: Event, occasion: Occasion, index: number): CalendarEvent {
  const { startDate, endDate = startDate, startTime, endTime } = occasion;
  // The day of the last change, not of the build: the same content gives the same file.
  const stamp = new Date(event.updated);
  return {
    uid: `${event.slug}${index > 0 ? `-${startDate}` : ''}@${new URL(site.url).hostname}`,
    stamp,
    title: event.title,
    description: [
      ...(sample ? [sample.event] : []),
      event.summary,
      `${event.price}. ${event.organizer}, ${event.booking.phone}, ${event.booking.email}`,
    ].join('\n\n'),
    url: absoluteUrl(kindPath('event', event.slug)),
    location: addressText(event.address),
    coordinates: placeBySlug(event.place).coordinates,
    lines: [
      ...timeLines(toEpochMinutes(startDate, startTime), toEpochMinutes(endDate, endTime)),
      `LAST-MODIFIED:${utc(stamp)}`,
      `CATEGORIES:${event.type}`,
      'STATUS:CONFIRMED',
    ],
  };
}

export function iCalendar(events: readonly Event[], name: string): string {
  const all = events.flatMap((event) =>
    occasionsOf(event).map((occasion, index) => calendarEvent(event, occasion, index)),
  );
  return writeCalendar(name, `${site.name}//Events`, all);
}

export function calendarFileNames(): readonly string[] {
  return [programmeFileName, ...allOfKind('event').map(({ slug }) => `${slug}.ics`)];
}

export function calendarFile(name: string): string | undefined {
  if (name === programmeFileName) return iCalendar(allOfKind('event'), `Events in ${site.name}`);
  const event = allOfKind('event').find(({ slug }) => `${slug}.ics` === name);
  return event && iCalendar([event], event.title);
}
