/**
 * Sunrise, sunset and twilight to the minute.
 *
 * The sun's place by the low-precision formulas of the Astronomical Almanac. A library that
 * does the same takes five times as much of a phone's data; the tests hold this against it.
 */
import type { Coordinates, IsoDate } from '@/content/types';
import type { EpochMinutes } from './london';

export interface SunTimes {
  readonly sunrise: EpochMinutes;
  readonly sunset: EpochMinutes;
}

/** Civil twilight: from then, and until then, one can see the way without a lamp. */
export interface Twilight {
  readonly dawn: EpochMinutes;
  readonly dusk: EpochMinutes;
}

/** Of a degree. */
export const RADIANS = Math.PI / 180;
/** Noon of 1 January 2000, UTC. */
const J2000 = 15_778_800;
/** The sun's half width and the bending of light at the horizon, in degrees. */
const HORIZON = -0.833;
/** How far below the horizon the sun's middle stands when civil twilight begins and ends, in degrees. */
const CIVIL_TWILIGHT = -6;

/**
 * Sunrise and sunset of a calendar day, in whole minutes since 1970 (UTC).
 * For places where the sun rises and sets every day; beyond the polar circles it may be `NaN`.
 */
export function sunTimes(date: IsoDate, at: Coordinates): SunTimes {
  return { sunrise: crossing(date, at, HORIZON, -1), sunset: crossing(date, at, HORIZON, 1) };
}

/**
 * Dawn and dusk of a calendar day, by the same rules as {@link sunTimes}; `NaN` where the night does
 * not get dark, which it does all year in England.
 */
export function twilight(date: IsoDate, at: Coordinates): Twilight {
  return {
    dawn: crossing(date, at, CIVIL_TWILIGHT, -1),
    dusk: crossing(date, at, CIVIL_TWILIGHT, 1),
  };
}

/**
 * When the sun's middle passes an altitude in degrees. `side` is -1 for the morning, 1 for the
 * evening; each turn takes the sun where it then stands.
 */
function crossing(
  date: IsoDate,
  { latitude, longitude }: Coordinates,
  altitude: number,
  side: -1 | 1,
): EpochMinutes {
  const meanNoon = Date.parse(date) / 60_000 + 720 - 4 * longitude;
  let instant = meanNoon;
  for (let turn = 0; turn < 3; turn += 1) {
    const { declination, equationOfTime } = sunAt(instant);
    const cosHourAngle =
      (Math.sin(altitude * RADIANS) - Math.sin(latitude * RADIANS) * Math.sin(declination)) /
      (Math.cos(latitude * RADIANS) * Math.cos(declination));
    instant = meanNoon - equationOfTime + (side * 4 * Math.acos(cosHourAngle)) / RADIANS;
  }
  return Math.round(instant);
}

/** The sun's declination in radians, and how many minutes it is ahead of the clock. */
export function sunAt(instant: EpochMinutes): { declination: number; equationOfTime: number } {
  const days = (instant - J2000) / 1440;
  const anomaly = (357.528 + 0.9856003 * days) * RADIANS;
  const centre = 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly);
  const longitude = (280.46 + 0.9856474 * days + centre) * RADIANS;
  const obliquity = (23.439 - 0.0000004 * days) * RADIANS;
  return {
    declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)),
    equationOfTime:
      4 * (2.466 * Math.sin(2 * longitude) - 0.053 * Math.sin(4 * longitude) - centre),
  };
}
