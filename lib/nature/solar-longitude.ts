import type { EpochMinutes } from '@/lib/time/london';
import { J2000, RADIANS, sunAt } from '@/lib/time/sun';

/** Degrees a day by which the sun moves on average. */
const MEAN_MOTION = 0.9856474;
/** Degrees a day by which the equinox moves. */
const PRECESSION = 0.013969 / 365.25;

/** The sun's ecliptic longitude in degrees, 0 at the March equinox of its own year. */
export function solarLongitude(instant: EpochMinutes): number {
  return (((sunAt(instant).longitude / RADIANS) % 360) + 360) % 360;
}

/** Counted from the equinox of 2000, as showers of meteors are dated. */
export function solarLongitude2000(instant: EpochMinutes): number {
  return (solarLongitude(instant) - (PRECESSION * (instant - J2000)) / 1440 + 360) % 360;
}

/** In a calendar year (UTC). */
export function whenSunReaches(
  degrees: number,
  year: number,
  of: typeof solarLongitude = solarLongitude,
): EpochMinutes {
  const newYear = Date.UTC(year, 0, 1) / 60_000;
  const ahead = (instant: EpochMinutes) => (degrees - of(instant) + 360) % 360;
  let instant = newYear + (ahead(newYear) / MEAN_MOTION) * 1440;
  for (let turn = 0; turn < 5; turn += 1) {
    // Now it may be a little behind as well as ahead.
    const rest = ((ahead(instant) + 180) % 360) - 180;
    instant += (rest / MEAN_MOTION) * 1440;
  }
  return Math.round(instant);
}
