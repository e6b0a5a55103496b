/** The days for maps and watches: the stops, and the places by which one comes to them. */
import { clockText } from '@/lib/days/check/words';
import { gpxFile } from '@/lib/transport/gpx';
import { filled, type ItineraryDay, stopLines } from './itinerary';
import { type PlaceData, placesAt, placesOnWay } from './places';

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
      const lines = filled([
        clock && clockText(clock),
        ...stopLines(stop),
        path && addressOf(path),
      ]);
      const label = `${number}.${index + 1}`;
      const [first, ...more] = placesAt(stop, data).map(({ name, coordinates }, placeIndex) => ({
        name: placeIndex === 0 ? `${label} ${stop.name}` : `${label} ${stop.name}: ${name}`,
        ...coordinates,
      }));
      if (!first) return [];
      const way = placesOnWay(stop, data).map(via(`${label} via`));
      return [...way, { ...first, description: lines.join('\n') }, ...more];
    }),
    ...placesOnWay({ way: wayHome, facts: undefined }, data).map(via(`${number} home via`)),
  ]);
  const description = [
    'Stops and the places on the way, in order. No paths: follow the signs between them.',
    ...days.map((day) => filled([day.heading, day.date]).join(' · ')),
  ];
  return gpxFile(title, description.join('\n'), points);
}

const via =
  (label: string) =>
  ({ name, coordinates }: PlaceData['places'][number]) => ({
    name: `${label} ${name}`,
    ...coordinates,
  });
