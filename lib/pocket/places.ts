import { mapLabels } from '@/content/map';
import { places } from '@/content/places';
import { factsOf, type DaysFacts } from '@/lib/days/facts';
import { allStops, type Thing, type Trip } from '@/lib/days/trip';
import { gridPosition, gridReference } from '@/lib/geo/national-grid';
import { sheet } from '@/lib/map/sheet';

export type NumberedPlace = ReturnType<typeof numberedPlaces>[number];

/** The places of the village’s map, in the units of its drawing, with their grid references. */
export const pocketPlaces = places.map(({ slug, coordinates }) => {
  const position = gridPosition(coordinates);
  return {
    slug,
    label: mapLabels[slug].name,
    at: sheet.project(coordinates),
    grid: position && gridReference(position, 8),
  };
});

/** In the order in which one comes to them; where one sleeps comes last unless a stop is there. */
export function numberedPlaces(trip: Trip, saved: readonly Thing[], days: DaysFacts) {
  const { sleeps } = trip.settings;
  const bed =
    sleeps?.at === 'stay' ? factsOf(days, { type: 'accommodation', slug: sleeps.slug }) : undefined;
  const bedPlace = sleeps?.at === 'place' ? sleeps.slug : bed?.place;
  const stops = allStops(trip);
  const planned = [...(stops.length > 0 ? stops : saved)].flatMap(
    (thing) => factsOf(days, thing) ?? [],
  );
  const all = [...new Set(bed ? [...planned, bed] : planned)];
  const slugs = new Set([
    ...all.flatMap(({ place, along = [] }) => [place, ...along]),
    ...(bedPlace ? [bedPlace] : []),
  ]);
  return [...slugs].flatMap((slug, index) => {
    const place = pocketPlaces.find((known) => known.slug === slug);
    const things = all.filter((thing) => thing.place === slug);
    return place ? [{ number: index + 1, place, things, sleeps: slug === bedPlace }] : [];
  });
}
