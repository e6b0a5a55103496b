/** By the larger terms of Meeus, Astronomical Algorithms, chapter 47: right to two minutes of time. */
import type { IsoDate } from '@/content/types';
import { type EpochMinutes, londonDayBounds } from './london';

const RADIANS = Math.PI / 180;
/** Noon of 1 January 2000 in the uniform time of the formulas, which was 69 s ahead of UTC in 2026. */
const J2000 = 15_778_800 - 69 / 60;
const DAYS_A_CENTURY = 36_525;

/** Multiples of elongation, sun's anomaly, moon's anomaly and latitude; then millionths of a degree. */
const TERMS = [
  [0, 0, 1, 0, 6_288_774],
  [2, 0, -1, 0, 1_274_027],
  [2, 0, 0, 0, 658_314],
  [0, 0, 2, 0, 213_618],
  [0, 1, 0, 0, -185_116],
  [0, 0, 0, 2, -114_332],
  [2, 0, -2, 0, 58_793],
  [2, -1, -1, 0, 57_066],
  [2, 0, 1, 0, 53_322],
  [2, -1, 0, 0, 45_758],
  [0, 1, -1, 0, -40_923],
  [1, 0, 0, 0, -34_720],
  [0, 1, 1, 0, -30_383],
  [2, 0, 0, -2, 15_327],
  [0, 0, 1, 2, -12_528],
  [0, 0, 1, -2, 10_980],
  [4, 0, -1, 0, 10_675],
  [0, 0, 3, 0, 10_034],
  [4, 0, -2, 0, 8548],
  [2, 1, -1, 0, -7888],
  [2, 1, 0, 0, -6766],
] as const;

/** Degrees by which the moon is ahead of the sun: 0 new, 90 first quarter, 180 full. */
export function moonAge(instant: EpochMinutes): number {
  const centuries = (instant - J2000) / 1440 / DAYS_A_CENTURY;
  const elongation = 297.8501921 + 445_267.1114034 * centuries;
  const sun = 357.5291092 + 35_999.0502909 * centuries;
  const moon = 134.9633964 + 477_198.8675055 * centuries;
  const latitude = 93.272095 + 483_202.0175233 * centuries;
  const ofMoon = TERMS.reduce(
    (sum, [d, m, n, f, size]) =>
      sum + (size / 1e6) * Math.sin((d * elongation + m * sun + n * moon + f * latitude) * RADIANS),
    0,
  );
  const ofSun = 1.9146 * Math.sin(sun * RADIANS) + 0.02 * Math.sin(2 * sun * RADIANS) - 0.0057;
  const age = elongation + ofMoon - ofSun;
  return ((age % 360) + 360) % 360;
}

export interface MoonLight {
  readonly lit: number;
  readonly waxing: boolean;
}

export function moonLight(instant: EpochMinutes): MoonLight {
  const age = moonAge(instant);
  return { lit: (1 - Math.cos(age * RADIANS)) / 2, waxing: age < 180 };
}

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

/** A principal phase on the London day in which it falls, else what lies between. */
export function moonPhase(date: IsoDate): MoonPhase {
  const { from, to } = londonDayBounds(date);
  const [atStart, atEnd] = [from, to].map((instant) => Math.floor(moonAge(instant) / 90));
  return PHASES[atStart === atEnd ? (atStart ?? 0) * 2 + 1 : (atEnd ?? 0) * 2] ?? 'New moon';
}
