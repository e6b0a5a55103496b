/** What the site serves as JSON. Each throws when it does not come in time. */
import { fetchOwn } from '@/components/browser/fetch-own';
import type { DaysFacts } from '@/lib/days/facts';
import type { CatalogueEntry } from '@/lib/planner/catalogue';
import { routes } from '@/lib/routes';
import type { Codes } from '@/lib/share/codes';

async function fetchJson<T>(name: string): Promise<T> {
  return JSON.parse(await fetchOwn(`${routes.planner}${name}.json`)) as T;
}

export const fetchCatalogue = () => fetchJson<readonly CatalogueEntry[]>('catalogue');
export const fetchCodes = () => fetchJson<Codes>('codes');
export const fetchDaysFacts = () => fetchJson<DaysFacts>('days-facts');
