/**
 * The moon's phase on a day. Runs while the site is built; in the browser only where it is reached,
 * as the library behind it weighs more than all of the tide.
 */
import { getMoonIllumination } from 'suncalc';
import type { IsoDate } from '@/content/types';
import { londonDayBounds } from '@/lib/time/london';

/** In order, each principal phase followed by what the moon is until the next. */
const PHASES = [
  'New moon',
  'Waxing crescent',
  'First quarter',
  'Waxing gibbous',
  'Full moon',
  'Waning gibbous',
  'Last quarter',
  'Waning crescent',
] as const;

export type MoonPhase = (typeof PHASES)[number];

/** The phase's name: a principal phase on the London day in which it falls, else what lies between. */
export function moonPhase(date: IsoDate): MoonPhase {
  const { from, to } = londonDayBounds(date);
  const [atStart, atEnd] = [quarterAt(from), quarterAt(to)];
  return PHASES[atStart === atEnd ? atStart * 2 + 1 : atEnd * 2] ?? 'New moon';
}

/** Quarters of a month gone since new moon: 0 to 3. */
function quarterAt(instant: number): number {
  return Math.floor(getMoonIllumination(new Date(instant * 60_000)).phase * 4) % 4;
}
