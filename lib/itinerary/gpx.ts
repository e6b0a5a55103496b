/** The days for maps and watches: the stops, and the places by which one comes to them. */
import { gpxFile } from '@/lib/transport/gpx';
import type { DaysFacts } from '@/lib/days/facts';
import { filled, type ItineraryDay, type ItineraryStop, placeOf, stopLines } from './itinerary';

type PlaceData = Pick<DaysFacts, 'places' | 'transport'>;

/** Days as GPX 1.1, without stops whose place is unknown; what was written for a day is the file's. */
export function daysGpx(
  title: string,
  days: readonly ItineraryDay[],
  data: PlaceData,
  addressOf: (path: string) => string,
): string {
  const points = days.flatMap(({ number, stops, wayHome }) => [
    ...stops.flatMap((stop, index) => {
      const { clock, path } = stop;
      const lines = filled([clock?.text, ...stopLines(stop), path && addressOf(path)]);
      const label = `${number}.${index + 1}`;
      const [first, ...more] = placesAt(stop, data).map(({ name, coordinates }, placeIndex) => ({
        name: placeIndex === 0 ? `${label} ${stop.name}` : `${label} ${stop.name}: ${name}`,
        ...coordinates,
      }));
      if (!first) return [];
      const way = pointsOnWay(stop, data, `${label} via`);
      return [...way, { ...first, description: lines.join('\n') }, ...more];
    }),
    ...pointsOnWay({ way: wayHome, facts: undefined }, data, `${number} home via`),
  ]);
  const description = [
    'Stops and the places on the way, in order. No paths: follow the signs between them.',
    ...days.map((day) => filled([day.heading, day.date]).join(' · ')),
  ];
  return gpxFile(title, description.join('\n'), points);
}

/** The places at which a stop is, in order: those of a walk, else its own. */
function placesAt(stop: Pick<ItineraryStop, 'facts'>, data: PlaceData) {
  const { startsAt, along = [] } = stop.facts ?? {};
  const route = startsAt === undefined ? [] : along;
  const known = route.flatMap((slug) => data.places.find((place) => place.slug === slug) ?? []);
  return known.length > 0
    ? known
    : [placeOf(stop, data.places)].filter((place) => place !== undefined);
}

/**
 * The places by which one comes to a stop, or home where only a `way` is given: along the legs that
 * are walked, and where one changes. Points whose position is not known are left out.
 */
function pointsOnWay(
  { way, facts }: Pick<ItineraryStop, 'way' | 'facts'>,
  { places, transport }: PlaceData,
  label: string,
) {
  const to = facts?.startsAt ?? facts?.place;
  return (way?.points ?? []).flatMap((point) => {
    const at = transport.points.find(({ slug }) => slug === point)?.places ?? [];
    if (at.some((slug) => slug === to)) return [];
    const place = places.find(({ slug }) => slug === at[0]);
    return place ? { name: `${label} ${place.name}`, ...place.coordinates } : [];
  });
}
