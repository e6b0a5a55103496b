import type { Coordinates } from '@/content/types';
import { metresBetween } from '@/lib/geo/fix';
import { KILOMETRES_A_MILE, milesText } from '@/lib/time/spans';

/** In a straight line. */
export function distanceMiles(from: Coordinates, to: Coordinates): number {
  return metresBetween(from, to) / 1000 / KILOMETRES_A_MILE;
}

/** "About 0.9 miles in a straight line", "Less than 0.1 miles in a straight line". */
export function distanceText(miles: number): string {
  const far = `About ${milesText(miles * KILOMETRES_A_MILE)}`;
  return `${miles < 0.05 ? 'Less than 0.1\u00a0miles' : far} in a straight line`;
}
