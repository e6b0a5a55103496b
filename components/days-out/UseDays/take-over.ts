import { mergeIntoTrip } from '@/components/days/trips';
import { fetchCatalogue } from '@/components/planner/catalogue';
import { allStops, type Trip } from '@/lib/days/trip';
import { linkType } from '@/lib/kinds';
import { resolveShared } from '@/lib/share/resolve';

/**
 * Saves what the days stop at, and puts them behind the visitor's own.
 *
 * @returns how many of the days found room
 * @throws when the list of everything on the site cannot be had
 */
export async function takeOver(title: string, trip: Trip): Promise<number> {
  const stops = allStops(trip).map(({ type, slug }) => ({ type: linkType(type), slug }));
  const { drafts } = resolveShared(stops, await fetchCatalogue());
  return mergeIntoTrip(`“${title}” added`, drafts, trip);
}
