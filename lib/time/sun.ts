/**
 * The low-precision formulas of the Astronomical Almanac, right to a minute. A library is five
 * times as big.
 */
import type { Coordinates, IsoDate } from '@/content/types';
import type { EpochMinutes } from './london';

export const RADIANS = Math.PI / 180;
/** Noon of 1 January 2000, UTC. */
export const J2000 = 15_778_800;
/** The sun's half width and the bending of light at the horizon, in degrees. */
const HORIZON = -0.833;
/** Degrees of the sun's middle. */
const CIVIL_TWILIGHT = -6;

/** `NaN` beyond the polar circles. */
export function sunTimes(date: IsoDate, at: Coordinates) {
  return {
    dawn: crossing(date, at, CIVIL_TWILIGHT, -1),
    sunrise: crossing(date, at, HORIZON, -1),
    sunset: crossing(date, at, HORIZON, 1),
    dusk: crossing(date, at, CIVIL_TWILIGHT, 1),
  };
}

export type Light = ReturnType<typeof sunTimes>;
export type Twilight = Pick<Light, 'dawn' | 'dusk'>;

/** @param altitude in degrees @param side -1 for the morning, 1 for the evening */
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

/** Angles in radians, right to 0.01°; the sun is so many minutes ahead of the clock. */
export function sunAt(instant: EpochMinutes) {
  const days = (instant - J2000) / 1440;
  const anomaly = (357.528 + 0.9856003 * days) * RADIANS;
  const centre = 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly);
  const longitude = (280.46 + 0.9856474 * days + centre) * RADIANS;
  const obliquity = (23.439 - 0.0000004 * days) * RADIANS;
  return {
    longitude,
    declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)),
    equationOfTime:
      4 * (2.466 * Math.sin(2 * longitude) - 0.053 * Math.sin(4 * longitude) - centre),
  };
}
