/**
 * How much of the moon is lit: Meeus, Astronomical Algorithms, formula 48.4, right to a percent. The
 * library that the build uses would weigh more on a phone than all of the tide.
 */
import type { EpochMinutes } from './london';

const RADIANS = Math.PI / 180;
/** Noon of 1 January 2000, UTC. */
const J2000 = 15_778_800;

/** The lit part of the disc, from 0 to 1, and whether it grows. */
export interface MoonLight {
  readonly lit: number;
  readonly waxing: boolean;
}

/** The moon at an instant, as seen from anywhere on earth. */
export function moonLight(instant: EpochMinutes): MoonLight {
  const days = (instant - J2000) / 1440;
  const elongation = (297.8502 + 12.19074912 * days) * RADIANS;
  const sun = (357.5291 + 0.98560028 * days) * RADIANS;
  const moon = (134.9634 + 13.06499295 * days) * RADIANS;
  const phase =
    180 -
    elongation / RADIANS -
    6.289 * Math.sin(moon) +
    2.1 * Math.sin(sun) -
    1.274 * Math.sin(2 * elongation - moon) -
    0.658 * Math.sin(2 * elongation) -
    0.214 * Math.sin(2 * moon) -
    0.11 * Math.sin(elongation);
  return { lit: (1 + Math.cos(phase * RADIANS)) / 2, waxing: Math.sin(phase * RADIANS) > 0 };
}
