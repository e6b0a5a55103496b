import { fetchOwn } from '@/components/browser/fetch-own';
import { routes } from '@/lib/routes';
import type { Codes } from '@/lib/share/codes';

export async function fetchCodes(): Promise<Codes> {
  return JSON.parse(await fetchOwn(`${routes.planner}codes.json`)) as Codes;
}
