import { fetchOwn } from '@/components/browser/fetch-own';
import { routes } from '@/lib/routes';
import type { Codes } from '@/lib/share/codes';

/**
 * The short codes of links, and what each of them stands for.
 *
 * @throws when they cannot be fetched, or do not come in time
 */
export async function fetchCodes(): Promise<Codes> {
  return JSON.parse(await fetchOwn(`${routes.planner}codes.json`)) as Codes;
}
