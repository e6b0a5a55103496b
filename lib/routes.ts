/**
 * Every address of the site, in one place, so links, canonical addresses and the sitemap
 * cannot disagree. Paths have no base path: `components/ui/Link` and the router add it; for plain
 * attributes use `withBasePath`.
 */
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

export type RoutePath = (typeof routes)[keyof typeof routes];

/** The folder of the iCalendar files. */
export const calendarFolder = '/calendar/';

/** The name of one event's iCalendar file. */
export function calendarFileName(slug: string): string {
  return `${slug}.ics`;
}

/** One event as an iCalendar file. A file, not a page: link to it plainly, with `withBasePath`. */
export function eventCalendarPath(slug: string): string {
  return `${calendarFolder}${calendarFileName(slug)}`;
}

/** The whole programme as an iCalendar file, to subscribe to. */
export const programmePath = `${calendarFolder}${programmeFileName}`;

/** Nature's calendar as data: a file, not a page. */
export const naturePath = `${routes.events}nature.json`;

/** The tide table of one month. */
export function tideMonthPath(month: YearMonth): string {
  return `${routes.tides}${month}/`;
}

/** The page of a ready-made day. */
export function dayOutPath(slug: string): string {
  return `${routes.daysOut}${slug}/`;
}

/** The name of a walk's file of waypoints. */
export function gpxFileName(slug: string): string {
  return `${slug}.gpx`;
}

/** A walk's file of waypoints: a file, not a page: link to it plainly, with `withBasePath`. */
export function gpxPath(slug: string): string {
  return `${routes.walks}gpx/${gpxFileName(slug)}`;
}
