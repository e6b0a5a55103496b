import { getTimes } from 'suncalc';
import type { Coordinates, IsoDate } from '@/content/types';
import type { EpochMinutes } from './london';

/** `NaN` where the sun stays above or below a height all day. */
const minuteOf = (time: Date | null): EpochMinutes => Math.round(Number(time ?? NaN) / 60_000);

const timesOf = (date: IsoDate, { latitude, longitude }: Coordinates) =>
  getTimes(new Date(`${date}T12:00Z`), latitude, longitude);

export function sunTimes(date: IsoDate, at: Coordinates) {
  const { sunrise, sunset } = timesOf(date, at);
  return { sunrise: minuteOf(sunrise), sunset: minuteOf(sunset) };
}

export type Twilight = ReturnType<typeof twilight>;

/** Civil: the sun 6° below the horizon. */
export function twilight(date: IsoDate, at: Coordinates) {
  const { dawn, dusk } = timesOf(date, at);
  return { dawn: minuteOf(dawn), dusk: minuteOf(dusk) };
}
