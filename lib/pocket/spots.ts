import { factsOf, type DaysFacts, type ThingFacts } from '@/lib/days/facts';
import { allStops, type Thing, type Trip } from '@/lib/days/trip';
import type { PocketFacts, PocketPlace } from './facts';

export interface Spot {
  readonly number: number;
  readonly place: PocketPlace;
  readonly things: readonly ThingFacts[];
  readonly sleeps: boolean;
}

/** In the order in which one comes to them; where one sleeps comes last unless a stop is there. */
export function spotsOf(
  trip: Trip,
  saved: readonly Thing[],
  days: DaysFacts,
  { places }: PocketFacts,
): readonly Spot[] {
  const { sleeps } = trip.settings;
  const bed =
    sleeps?.at === 'stay' ? factsOf(days, { type: 'accommodation', slug: sleeps.slug }) : undefined;
  const bedPlace = sleeps?.at === 'place' ? sleeps.slug : bed?.place;
  const stops = allStops(trip);
  const things = [...(stops.length > 0 ? stops : saved)].flatMap(
    (thing) => factsOf(days, thing) ?? [],
  );
  const all = [...new Set(bed ? [...things, bed] : things)];
  const slugs = new Set([
    ...all.flatMap(({ place, along = [] }) => [place, ...along]),
    ...(bedPlace ? [bedPlace] : []),
  ]);
  return [...slugs].flatMap((slug, index) => {
    const place = places.find((known) => known.slug === slug);
    return place
      ? [
          {
            number: index + 1,
            place,
            things: all.filter((thing) => thing.place === slug),
            sleeps: slug === bedPlace,
          },
        ]
      : [];
  });
}
