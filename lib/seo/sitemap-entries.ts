import { daysOut } from '@/content/days';
import { pages } from '@/content/pages';
import type { IsoDate, Item, ItemKind } from '@/content/types';
import { allEntries, entryPath } from '@/lib/kinds/entries';
import { KINDS, kinds } from '@/lib/kinds';
import { dayOutPath, routes, tideMonthPath } from '@/lib/routes';
import { tideMonths } from '@/lib/tides/month';
import { hiddenPages, type PageName } from './metadata';

type Dated = Pick<Item, 'updated'>;

export const lastChange = (page: Dated, ...shown: readonly Dated[]): IsoDate =>
  shown.reduce((latest, { updated }) => (updated > latest ? updated : latest), page.updated);

const entries = allEntries();
const pageNames = Object.keys(routes) as readonly (keyof typeof routes)[];

/** Of which kinds a page tells, beside the list pages, which tell of their own. */
const shown: Readonly<Partial<Record<PageName, readonly ItemKind[]>>> = {
  home: ['activity', 'area', 'event', 'beach'],
  calendar: ['event'],
  safety: ['beach'],
  today: ['venue', 'beach', 'event'],
  siteIndex: KINDS,
  map: KINDS,
  posters: KINDS,
};

function publishedPage(name: PageName) {
  const things = entries
    .filter(({ kind }) => shown[name]?.includes(kind) ?? kinds[kind].list === name)
    .map(({ item }) => item);
  const days = name === 'daysOut' ? daysOut : [];
  return { path: routes[name], updated: lastChange(pages[name], ...things, ...days) };
}

/** What search engines may find. */
export const publishedRoutes: readonly (Dated & { readonly path: string })[] = [
  ...pageNames.filter((name) => !hiddenPages.includes(name)).map(publishedPage),
  ...entries.map((entry) => ({ path: entryPath(entry), updated: entry.item.updated })),
  ...daysOut.map(({ slug, updated }) => ({ path: dayOutPath(slug), updated })),
  ...tideMonths().map((month) => ({ path: tideMonthPath(month), updated: pages.tides.updated })),
];
