import { type PageName, pages } from '@/content/pages';
import type { IsoDate, ItemKind } from '@/content/types';
import { allEntries, entryPath } from '@/lib/kinds/entries';
import { allDaysOut } from '@/lib/days-out/days-out';
import { KINDS, kinds } from '@/lib/kinds';
import { dayOutPath, routes, tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';

interface Dated {
  readonly updated: IsoDate;
}

export interface PublishedRoute {
  readonly path: string;
  readonly updated: IsoDate;
}

export function lastChange(page: Dated, ...shown: readonly Dated[]): IsoDate {
  return shown.reduce((latest, { updated }) => (updated > latest ? updated : latest), page.updated);
}

const entries = allEntries();

function publishedPage(
  name: PageName & keyof typeof routes,
  shown: readonly ItemKind[] = [],
): PublishedRoute {
  const things = entries.filter(({ kind }) => shown.includes(kind)).map(({ item }) => item);
  return { path: routes[name], updated: lastChange(pages[name], ...things) };
}

/** What search engines may find. A new route is entered here, unless it lists a kind or says `noindex`. */
export const publishedRoutes: readonly PublishedRoute[] = [
  publishedPage('home', ['activity', 'area', 'event', 'beach']),
  ...KINDS.flatMap((kind) => {
    const { list } = kinds[kind];
    return list ? [publishedPage(list, [kind])] : [];
  }),
  publishedPage('calendar', ['event']),
  publishedPage('nature'),
  publishedPage('access'),
  publishedPage('about'),
  publishedPage('contact'),
  publishedPage('safety', ['beach']),
  ...entries.map((entry) => ({ path: entryPath(entry), updated: entry.item.updated })),
  publishedPage('today', ['venue', 'beach', 'event']),
  { path: routes.daysOut, updated: lastChange(pages.daysOut, ...allDaysOut()) },
  ...allDaysOut().map(({ slug, updated }) => ({ path: dayOutPath(slug), updated })),
  publishedPage('tides'),
  ...tideMonths().map((month) => ({
    path: tideMonthPath(month),
    updated: pages.tides.updated,
  })),
  publishedPage('gettingAround'),
  publishedPage('siteIndex', KINDS),
  publishedPage('map', KINDS),
  publishedPage('posters', KINDS),
  publishedPage('privacy'),
  publishedPage('accessibility'),
  publishedPage('terms'),
  publishedPage('licences'),
  publishedPage('data'),
];
