import { getTimes } from 'suncalc';
import type { Coordinates, IsoDate } from '@/content/types';
import type { EpochMinutes } from './london';

/** To the minute; `NaN` where the sun does not go so high or so low that day. */
export const minuteOf = (time: Date | null): EpochMinutes =>
  time ? Math.round(time.getTime() / 60_000) : NaN;

const timesOf = (date: IsoDate, { latitude, longitude }: Coordinates) =>
  getTimes(new Date(`${date}T12:00Z`), latitude, longitude);

export function sunTimes(date: IsoDate, at: Coordinates) {
  const { sunrise, sunset } = timesOf(date, at);
  return { sunrise: minuteOf(sunrise), sunset: minuteOf(sunset) };
}

export type Twilight = ReturnType<typeof twilight>;

/** Civil, with the sun's middle six degrees below the horizon. */
export function twilight(date: IsoDate, at: Coordinates) {
  const { dawn, dusk } = timesOf(date, at);
  return { dawn: minuteOf(dawn), dusk: minuteOf(dusk) };
}
