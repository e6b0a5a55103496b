import type { Coordinates } from '@/content/types';
import { metresBetween } from '@/lib/geo/fix';
import { KILOMETRES_A_MILE, milesText } from '@/lib/time/words';

/** In a straight line. */
export function distanceMiles(from: Coordinates, to: Coordinates): number {
  return metresBetween(from, to) / 1000 / KILOMETRES_A_MILE;
}

/** "about 0.9 miles", "about 1 mile", "less than 0.1 miles". */
export function distanceText(miles: number): string {
  if (miles < 0.05) return 'less than 0.1\u00a0miles';
  return `about ${milesText(miles * KILOMETRES_A_MILE)}`;
}
