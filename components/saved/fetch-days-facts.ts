import { fetchOwn } from '@/components/browser/fetch-own';
import type { DaysFacts } from '@/lib/days/facts';
import { routes } from '@/lib/routes';

/** @throws when they do not come in time */
export async function fetchDaysFacts(): Promise<DaysFacts> {
  return JSON.parse(await fetchOwn(`${routes.planner}days-facts.json`)) as DaysFacts;
}
