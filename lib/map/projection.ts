import type { Coordinates } from '@/content/types';

/** The edges of a map, in degrees (WGS 84). */
export interface Bounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** A point of a drawing: `x` to the right, `y` down, in the drawing's units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly project: (position: Coordinates) => Point;
  readonly at: (position: readonly [x: number, y: number]) => Point;
  readonly milesToUnits: (miles: number) => number;
}

/** Statute miles in one degree of latitude, to the third of a per cent that it varies. */
const milesPerDegree = 69.1;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Equirectangular, true to scale both ways at the middle latitude. */
export function frameOf(bounds: Bounds, width: number): Frame {
  const { south, north, west, east } = bounds;
  const middle = (((south + north) / 2) * Math.PI) / 180;
  const unitsPerLongitude = width / (east - west);
  const unitsPerLatitude = unitsPerLongitude / Math.cos(middle);
  const height = Math.round((north - south) * unitsPerLatitude);
  return {
    width,
    height,
    at: ([x, y]) => ({ x: Math.round((x * width) / 100), y: Math.round((y * height) / 100) }),
    project: ({ latitude, longitude }) => ({
      x: round((longitude - west) * unitsPerLongitude),
      y: round((north - latitude) * unitsPerLatitude),
    }),
    milesToUnits: (miles) => round((miles / milesPerDegree) * unitsPerLatitude),
  };
}
