/**
 * Things of the content that tests use as their examples, so that no test knows the village. Each
 * is found by what makes it fit; content that has none fails with a sentence, or skips the test.
 */
import { home } from '@/content/home';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { places } from '@/content/places';
import { pick } from '@/lib/content/queries';
import { stringifyTrip } from '@/lib/days/parse';
import type { Day, Stop, Trip } from '@/lib/days/trip';
import { mapItems } from '@/lib/map/items';
import { allOfKind } from '@/lib/kinds/entries';

/** The one at a place in a list, counted from 0; of a shorter list, round again from its start. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The content has nothing of this kind.');
  return found;
}

const isAreaToo = ({ name }: { name: string }) =>
  allOfKind('area').some((area) => area.name === name);

/** A beach whose name nothing else has. */
export const beach =
  allOfKind('beach').find((one) => !isAreaToo(one)) ?? nth(allOfKind('beach'), 0);

/** Another beach; the same one where there is no other. */
export const otherBeach = allOfKind('beach').find((one) => one !== beach) ?? beach;

/** An activity of the home page. */
export const activity = nth(pick(allOfKind('activity'), home.thingsToDo.slugs), 1);

/** The places with something on them, each with its things, the fullest first. */
export const fullPlaces = places
  .map((place) => ({ ...place, items: mapItems().filter((item) => item.place === place.slug) }))
  .filter(({ items }) => items.length > 0)
  .sort((a, b) => b.items.length - a.items.length);

/** An event that goes on for days, where there is one. */
export const longEvent =
  allOfKind('event').find(({ startDate, endDate = startDate }) => endDate > startDate) ??
  nth(allOfKind('event'), 0);

/** As a planner keeps them. */
export const savedActivity = {
  id: '1',
  type: 'activity',
  name: activity.title,
  slug: activity.slug,
};
export const savedBeach = { id: '2', type: 'beach', name: beach.name, slug: beach.slug };

/** What a browser keeps of saved things and days, by the keys of its storage. */
export const keptPlan = (items: readonly object[], trip?: Trip) => ({
  [plannerStorageKey]: JSON.stringify(items),
  ...(trip && { [tripsStorageKey]: stringifyTrip(trip) }),
});

/** The same of two things and a day with the beach on it. */
export function keptDay(day: Partial<Day> = {}, stop: Partial<Stop> = {}) {
  const stops: Stop[] = [{ id: 's', type: 'beach', slug: beach.slug, time: '10:00', ...stop }];
  const days = [{ id: 'd', stops, ...day }];
  return keptPlan([savedActivity, savedBeach], { firstDate: '2027-06-05', settings: {}, days });
}
