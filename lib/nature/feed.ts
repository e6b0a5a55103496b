import { natureFileName } from '@/content/nature';
import { naturePage } from '@/content/nature-words';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/absolute-url';
import { type CalendarEvent, writeCalendar } from '@/lib/icalendar';
import { calendarFolder, routes } from '@/lib/routes';
import { addDays, toEpochMinutes } from '@/lib/time/london';
import { natureDays } from './calendar';
import type { NatureDay } from './nature-day';

export const natureFeedPath = `${calendarFolder}${natureFileName}`;

function dayParts(date: NatureDay['date']): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

function attributesOf({ id, date, until = date, at, title, text }: NatureDay): CalendarEvent {
  const { hostname } = new URL(site.url);
  const when =
    at === undefined
      ? { start: dayParts(date), end: dayParts(addDays(until, 1)) }
      : { start: at * 60_000, startInputType: 'utc' as const, startOutputType: 'utc' as const };
  return {
    uid: `nature-${id}@${hostname}`,
    timestamp: toEpochMinutes(pages.calendar.updated, '00:00') * 60_000,
    ...when,
    title,
    description: `${text}\n\n${naturePage.method}`,
    url: absoluteUrl(routes.calendar),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  };
}

export function natureFeed(): string {
  return writeCalendar(natureDays().map(attributesOf), {
    calName: `${naturePage.title}, ${site.name}`,
    productId: `-//${site.name}//Nature//EN`,
    method: 'PUBLISH',
  });
}
