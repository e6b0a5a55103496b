import type { Polyline } from '@/content/map';
import type { Coordinates } from '@/content/types';

/** A point of a drawing: `x` to the right, `y` down, in the drawing's units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const positionsOf = (line: Polyline): readonly Coordinates[] =>
  line.map(([latitude, longitude]) => ({ latitude, longitude }));

/** The edges of a map, in degrees (WGS 84). */
type Bounds = Readonly<Record<'south' | 'north' | 'west' | 'east', number>>;

/** Statute miles in one degree of latitude, to the third of a per cent that it varies. */
const milesPerDegree = 69.1;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Equirectangular, true to scale both ways at the middle latitude. */
export function frameOf({ south, north, west, east }: Bounds, width: number) {
  const middle = (((south + north) / 2) * Math.PI) / 180;
  const unitsPerLongitude = width / (east - west);
  const unitsPerLatitude = unitsPerLongitude / Math.cos(middle);
  const height = Math.round((north - south) * unitsPerLatitude);
  return {
    width,
    height,
    at: ([x, y]: readonly [x: number, y: number]): Point => ({
      x: Math.round((x * width) / 100),
      y: Math.round((y * height) / 100),
    }),
    project: ({ latitude, longitude }: Coordinates): Point => ({
      x: round((longitude - west) * unitsPerLongitude),
      y: round((north - latitude) * unitsPerLatitude),
    }),
    milesToUnits: (miles: number) => round((miles / milesPerDegree) * unitsPerLatitude),
  };
}
