/** The days for maps and watches: a waypoint a stop, a route a day. */
import { gpxFile } from '@/lib/ways/gpx';
import type { PlaceFacts } from '../facts';
import { placeOf, type Told, tellDays } from './told';

/**
 * Days as GPX 1.1. A stop that the site no longer has is left out, as nobody knows where it is; so
 * is the route of a day without any other.
 */
export function daysGpx(title: string, told: Told, places: readonly PlaceFacts[]): string {
  const routes = tellDays(told).map(({ heading, date, stops }, day) => ({
    name: date === undefined ? heading : `${heading} · ${date}`,
    points: stops.flatMap((stop, index) => {
      const place = placeOf(stop, places);
      const lines = [stop.clock, ...stop.lines, stop.url].filter((line) => line !== undefined);
      return place
        ? [
            {
              name: `${day + 1}.${index + 1} ${stop.name}`,
              description: lines.join('\n'),
              ...place.coordinates,
            },
          ]
        : [];
    }),
  }));
  return gpxFile(
    title,
    'Where each stop is, in order. The lines between them are no paths.',
    routes.filter(({ points }) => points.length > 0),
  );
}
