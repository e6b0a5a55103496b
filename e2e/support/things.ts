/**
 * Things of the content that tests use as their examples, so that no test knows the village. Each
 * is found by what makes it fit; content that has none fails with a sentence, or skips the test.
 */
import { allAreas, allBeaches, allEvents, featuredActivities } from '@/lib/content/queries';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { places } from '@/content/places';
import { stringifyTrip } from '@/lib/days/parse';
import type { Day, Stop } from '@/lib/days/trip';
import { mapItems } from '@/lib/map/items';

/** The one at a place in a list, counted from 0; of a shorter list, round again from its start. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The content has nothing of this kind.');
  return found;
}

const isAreaToo = ({ name }: { name: string }) => allAreas().some((area) => area.name === name);

/** A beach whose name nothing else has. */
export const beach = allBeaches().find((one) => !isAreaToo(one)) ?? nth(allBeaches(), 0);

/** Another beach; the same one where there is no other. */
export const otherBeach = allBeaches().find((one) => one !== beach) ?? beach;

/** A name that both an area and a beach have, where there is one. */
export const sharedName = allBeaches().find(isAreaToo)?.name;

/** An activity of the home page. */
export const activity = nth(featuredActivities(), 1);

/** The places with something on them, each with its things, the fullest first. */
export const fullPlaces = places
  .map((place) => ({ ...place, items: mapItems().filter((item) => item.place === place.slug) }))
  .filter(({ items }) => items.length > 0)
  .sort((a, b) => b.items.length - a.items.length);

/** An event that goes on for days, where there is one. */
export const longEvent =
  allEvents().find(({ startDate, endDate = startDate }) => endDate > startDate) ??
  nth(allEvents(), 0);

/**
 * What a browser keeps of two saved things and a day with the beach on it, by the keys of its
 * storage.
 */
export function keptDay(
  day: Partial<Day> = {},
  stop: Partial<Stop> = {},
): Readonly<Record<string, string>> {
  const { slug } = beach;
  return {
    [plannerStorageKey]: JSON.stringify([
      { id: '1', type: 'activity', name: activity.title, slug: activity.slug },
      { id: '2', type: 'beach', name: beach.name, slug },
    ]),
    [tripsStorageKey]: stringifyTrip({
      firstDate: '2027-06-05',
      settings: {},
      days: [
        { id: 'd', stops: [{ id: 's', type: 'beach', slug, time: '10:00', ...stop }], ...day },
      ],
    }),
  };
}
