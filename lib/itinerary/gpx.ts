/** The days for maps and watches: a waypoint a stop, a route a day. */
import type { PlaceFacts } from '@/lib/days/facts';
import { gpxFile } from '@/lib/transport/gpx';
import { filled, type ItineraryDay, type ItineraryStop, stopLines } from './itinerary';

/** Where a stop is; undefined for what the site no longer has. */
export function placeOf(
  { facts }: ItineraryStop,
  places: readonly PlaceFacts[],
): PlaceFacts | undefined {
  return places.find(({ slug }) => slug === facts?.place);
}

/** Days as GPX 1.1, without stops whose place is unknown and days that have no others. */
export function daysGpx(
  title: string,
  days: readonly ItineraryDay[],
  places: readonly PlaceFacts[],
  addressOf: (path: string) => string,
): string {
  const routes = days.map(({ number, heading, date, stops }) => ({
    name: filled([heading, date]).join(' · '),
    points: stops.flatMap((stop, index) => {
      const place = placeOf(stop, places);
      if (!place) return [];
      const lines = filled([stop.clock, ...stopLines(stop), stop.path && addressOf(stop.path)]);
      const name = `${number}.${index + 1} ${stop.name}`;
      const along = stop.facts?.along ?? [];
      const spots = along.flatMap((slug) => places.find((one) => one.slug === slug) ?? []);
      return (spots.length > 0 ? spots : [place]).map((spot, leg) => ({
        name: leg === 0 ? name : `${name}: ${spot.name}`,
        description: lines.join('\n'),
        ...spot.coordinates,
      }));
    }),
  }));
  return gpxFile(
    title,
    'Where each stop is, in order. The lines between them are no paths.',
    routes.filter(({ points }) => points.length > 0),
  );
}
