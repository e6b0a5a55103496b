import type { EpochMinutes } from '@/lib/time/london';

const RADIANS = Math.PI / 180;
/** Noon of 1 January 2000, UTC. */
const J2000 = 15_778_800;
/** Degrees a day by which the sun moves on average. */
const MEAN_MOTION = 0.9856474;
/** Degrees a day by which the equinox moves. */
const PRECESSION = 0.013969 / 365.25;

/**
 * The sun's ecliptic longitude in degrees, 0 at the March equinox of its own year. By the formula of
 * the Astronomical Almanac, right to 0.01°.
 */
export function solarLongitude(instant: EpochMinutes): number {
  const days = (instant - J2000) / 1440;
  const anomaly = (357.528 + 0.9856003 * days) * RADIANS;
  const centre = 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly);
  return (((280.46 + 0.9856474 * days + centre) % 360) + 360) % 360;
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
