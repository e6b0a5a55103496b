import type { EpochMinutes } from '@/lib/time/london';
import { J2000, RADIANS, sunAt } from '@/lib/time/sun';

/** Degrees a day by which the sun moves on average. */
const MEAN_MOTION = 0.9856474;
/** Degrees a day by which the equinox moves. */
const PRECESSION = 0.013969 / 365.25;

/**
 * When the sun's ecliptic longitude in a calendar year (UTC) is so many degrees: 0 is the March
 * equinox of that year, or that of 2000, from which showers of meteors are dated.
 */
export function whenSunReaches(
  degrees: number,
  year: number,
  equinox: 'own' | '2000' = 'own',
): EpochMinutes {
  const newYear = Date.UTC(year, 0, 1) / 60_000;
  const ahead = (instant: EpochMinutes) => {
    const moved = equinox === '2000' ? (PRECESSION * (instant - J2000)) / 1440 : 0;
    const rest = degrees + moved - sunAt(instant).longitude / RADIANS;
    return ((rest % 360) + 360) % 360;
  };
  let instant = newYear + (ahead(newYear) / MEAN_MOTION) * 1440;
  for (let turn = 0; turn < 5; turn += 1) {
    // Now it may be a little behind as well as ahead.
    const rest = ((ahead(instant) + 180) % 360) - 180;
    instant += (rest / MEAN_MOTION) * 1440;
  }
  return Math.round(instant);
}
