/** Without base path: `components/ui/Link` and the router add it; plain attributes need `withBasePath`. */
import { homePath } from './base-path';
import { programmeFileName } from '@/content/keys';
import type { YearMonth } from '@/content/types';

export const routes = {
  home: homePath,
  thingsToDo: '/things-to-do/',
  beaches: '/beaches/',
  foodDrink: '/food-drink/',
  stay: '/stay/',
  events: '/events/',
  about: '/about/',
  contact: '/contact/',
  planner: '/planner/',
  plannerDays: '/planner/days/',
  pocketGuide: '/planner/pocket-guide/',
  map: '/map/',
  today: '/today/',
  access: '/access/',
  tides: '/tides/',
  gettingAround: '/getting-around/',
  walks: '/walks/',
  daysOut: '/days-out/',
  calendar: '/events/calendar/',
  nature: '/events/nature/',
  safety: '/beaches/safety/',
  siteIndex: '/site-index/',
  privacy: '/privacy/',
  accessibility: '/accessibility/',
  terms: '/terms/',
  licences: '/licences/',
  data: '/data/',
  posters: '/posters/',
  offline: '/offline/',
} as const;

export const calendarFolder = '/calendar/';

export function eventCalendarPath(slug: string): string {
  return `${calendarFolder}${slug}.ics`;
}

export const programmePath = `${calendarFolder}${programmeFileName}`;

export function tideMonthPath(month: YearMonth): string {
  return `${routes.tides}${month}/`;
}

export function dayOutPath(slug: string): string {
  return `${routes.daysOut}${slug}/`;
}

export function gpxPath(slug: string): string {
  return `${routes.walks}gpx/${slug}.gpx`;
}
