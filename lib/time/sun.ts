/**
 * Sunrise and sunset to the minute.
 *
 * The sun's place by the low-precision formulas of the Astronomical Almanac. A library that
 * does the same takes five times as much of a phone's data; the tests hold this against it.
 */
import type { Coordinates, IsoDate } from '@/content/types';
import type { EpochMinutes } from './london';

/** When the sun's upper edge crosses a level horizon. */
export interface SunTimes {
  readonly sunrise: EpochMinutes;
  readonly sunset: EpochMinutes;
}

const RADIANS = Math.PI / 180;
/** Noon of 1 January 2000, UTC. */
const J2000 = 15_778_800;
/** The sun's half width and the bending of light at the horizon, in degrees. */
const HORIZON = -0.833;

/**
 * Sunrise and sunset of a calendar day, in whole minutes since 1970 (UTC).
 * For places where the sun rises and sets every day; beyond the polar circles it may be `NaN`.
 */
export function sunTimes(date: IsoDate, { latitude, longitude }: Coordinates): SunTimes {
  const meanNoon = Date.parse(date) / 60_000 + 720 - 4 * longitude;

  /** `side` is -1 for the morning, 1 for the evening; each turn takes the sun where it then stands. */
  const crossing = (side: -1 | 1): EpochMinutes => {
    let instant = meanNoon;
    for (let turn = 0; turn < 3; turn += 1) {
      const { declination, equationOfTime } = sunAt(instant);
      const cosHourAngle =
        (Math.sin(HORIZON * RADIANS) - Math.sin(latitude * RADIANS) * Math.sin(declination)) /
        (Math.cos(latitude * RADIANS) * Math.cos(declination));
      instant = meanNoon - equationOfTime + (side * 4 * Math.acos(cosHourAngle)) / RADIANS;
    }
    return Math.round(instant);
  };

  return { sunrise: crossing(-1), sunset: crossing(1) };
}

/** The sun's declination in radians, and how many minutes it is ahead of the clock. */
function sunAt(instant: EpochMinutes): { declination: number; equationOfTime: number } {
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
