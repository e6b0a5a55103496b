import { natureFileName } from '@/content/nature';
import { naturePage } from '@/content/nature-words';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/absolute-url';
import { type CalendarEvent, dayLines, momentLines, writeCalendar } from '@/lib/time/icalendar';
import { calendarFolder, routes } from '@/lib/routes';
import { natureDays } from './calendar';
import type { NatureDay } from './nature-day';

export const natureFeedPath = `${calendarFolder}${natureFileName}`;

function calendarEvent({ id, date, until, at, title, text }: NatureDay): CalendarEvent {
  const { hostname } = new URL(site.url);
  return {
    uid: `nature-${id}@${hostname}`,
    stamp: new Date(pages.calendar.updated),
    title,
    description: `${text}\n\n${naturePage.method}`,
    url: absoluteUrl(routes.calendar),
    lines: at === undefined ? dayLines(date, until) : momentLines(at),
  };
}

export function natureFeed(): string {
  const name = `${naturePage.title}, ${site.name}`;
  return writeCalendar(name, `${site.name}//Nature`, natureDays().map(calendarEvent));
}
