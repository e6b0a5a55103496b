import { activities } from '@/content/activities';
import { areas } from '@/content/areas';
import { beaches } from '@/content/beaches';
import { events } from '@/content/events';
import { pages } from '@/content/pages';
import { properties } from '@/content/properties';
import type { IsoDate } from '@/content/types';
import { venues } from '@/content/venues';
import { allEntries, entryPath } from '@/lib/content/entries';
import { routes, tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';

interface Dated {
  readonly updated: IsoDate;
}

/** A page that search engines may list. */
export interface PublishedRoute {
  /** Without base path, with trailing slash. */
  readonly path: string;
  /** The day on which something on the page last changed. */
  readonly updated: IsoDate;
}

/** The latest change of a page or of anything that it shows. */
export function lastChange(page: Dated, ...shown: readonly Dated[]): IsoDate {
  return shown.reduce((latest, { updated }) => (updated > latest ? updated : latest), page.updated);
}

/**
 * Every page that exists and may be found by search engines; a new route is entered here. The
 * planner is missing on purpose: what it shows is in the visitor's browser.
 */
export const publishedRoutes: readonly PublishedRoute[] = [
  {
    path: routes.home,
    updated: lastChange(pages.home, ...activities, ...areas, ...events, ...beaches),
  },
  { path: routes.thingsToDo, updated: lastChange(pages.thingsToDo, ...activities) },
  { path: routes.beaches, updated: lastChange(pages.beaches, ...beaches) },
  { path: routes.foodDrink, updated: lastChange(pages.foodDrink, ...venues) },
  { path: routes.stay, updated: lastChange(pages.stay, ...properties) },
  { path: routes.events, updated: lastChange(pages.events, ...events) },
  { path: routes.calendar, updated: lastChange(pages.calendar, ...events) },
  { path: routes.about, updated: pages.about.updated },
  { path: routes.contact, updated: pages.contact.updated },
  { path: routes.safety, updated: lastChange(pages.safety, ...beaches) },
  ...allEntries().map((entry) => ({ path: entryPath(entry), updated: entry.item.updated })),
  { path: routes.tides, updated: pages.tides.updated },
  ...tideMonths().map((month) => ({
    path: tideMonthPath(month),
    updated: pages.tides.updated,
  })),
  {
    path: routes.siteIndex,
    updated: lastChange(
      pages.siteIndex,
      ...activities,
      ...areas,
      ...beaches,
      ...venues,
      ...properties,
      ...events,
    ),
  },
  {
    path: routes.map,
    updated: lastChange(
      pages.map,
      ...activities,
      ...areas,
      ...beaches,
      ...venues,
      ...properties,
      ...events,
    ),
  },
  { path: routes.privacy, updated: pages.privacy.updated },
  { path: routes.accessibility, updated: pages.accessibility.updated },
  { path: routes.terms, updated: pages.terms.updated },
];
