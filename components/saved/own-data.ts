/** What the site serves as JSON. Each throws when it does not come in time. */
import { fetchOwn } from '@/components/browser/fetch-own';
import type { DaysFacts } from '@/lib/days/facts';
import type { CatalogueEntry } from '@/lib/planner/catalogue';
import { routes } from '@/lib/routes';
import type { Codes } from '@/lib/share/codes';

async function fetchJson(name: string): Promise<unknown> {
  return JSON.parse(await fetchOwn(`${routes.planner}${name}.json`));
}

export const fetchCatalogue = () => fetchJson('catalogue') as Promise<readonly CatalogueEntry[]>;
export const fetchCodes = () => fetchJson('codes') as Promise<Codes>;
export const fetchDaysFacts = () => fetchJson('days-facts') as Promise<DaysFacts>;
