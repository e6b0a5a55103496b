import type { Coordinates } from '@/content/types';
import { KILOMETRES_A_MILE, milesText } from '@/lib/time/words';

const earthRadiusMiles = 3958.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles in a straight line over the earth (haversine). */
export function distanceMiles(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord));
}

/** "about 0.9 miles", "about 1 mile", "less than 0.1 miles". */
export function distanceText(miles: number): string {
  if (miles < 0.05) return 'less than 0.1\u00a0miles';
  return `about ${milesText(miles * KILOMETRES_A_MILE)}`;
}
