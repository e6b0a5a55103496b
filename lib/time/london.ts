/** The village's time, Europe/London, whatever the visitor's clock zone. */
import type { ClockTime, IsoDate } from '@/content/types';
import { remembered } from '../remembered';
import { addDays, type EpochMinutes } from './day';

export { addDays, epochMinutes, type EpochMinutes, weekday } from './day';

/** The minute of the build, which `next.config.ts` sets; null in a browser and in tests. */
export function builtAt(): EpochMinutes | null {
  const minute = Number(process.env['BUILT_AT']);
  return minute > 0 ? minute : null;
}

export interface TimeSpan {
  readonly from: EpochMinutes;
  readonly to: EpochMinutes;
}

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const WEEK_HOURS = 7 * 24;

const londonHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** By the hour: clocks change on the hour, and asking `Intl` is slow. */
const offsets = new Map<number, number>();

const offsetOfHour = (hour: number): number =>
  remembered(offsets, hour, () => {
    const time = new Date(hour * 60 * MINUTE);
    return ((Number(londonHour.format(time)) - time.getUTCHours() + 24) % 24) * 60;
  });

/** Minutes that London is ahead of UTC at an instant: 0 in winter, 60 in summer. */
export function londonOffset(instant: EpochMinutes): number {
  const hour = Math.floor(instant / 60);
  // Clocks do not change twice in a week, so most weeks are asked for by their ends.
  const start = Math.floor(hour / WEEK_HOURS) * WEEK_HOURS;
  const offset = offsetOfHour(start);
  return offset === offsetOfHour(start + WEEK_HOURS) ? offset : offsetOfHour(hour);
}

/** A time that clocks read twice is the first (summer time); 01:30 that they skip becomes 02:30. */
export function toEpochMinutes(date: IsoDate, time: ClockTime): EpochMinutes {
  const asUtc = Date.parse(`${date}T${time}Z`) / MINUTE;
  return londonOffset(asUtc - 60) === 60 ? asUtc - 60 : asUtc;
}

function londonClock(instant: EpochMinutes): string {
  return new Date((instant + londonOffset(instant)) * MINUTE).toISOString();
}

export function londonDate(instant: EpochMinutes): IsoDate {
  return londonClock(instant).slice(0, 10) as IsoDate;
}

const twoFigures = (number: number): string => (number < 10 ? `0${number}` : `${number}`);

export function londonTime(instant: EpochMinutes): ClockTime {
  const local = Math.floor(instant + londonOffset(instant));
  // Years before 1970 count backwards.
  const minutes = ((local % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${twoFigures(Math.floor(minutes / 60))}:${twoFigures(minutes % 60)}` as ClockTime;
}

/** They skip an hour as they go forward. */
export function isClockTimeOn(date: IsoDate, time: ClockTime): boolean {
  return londonTime(toEpochMinutes(date, time)) === time;
}

export function londonDayBounds(date: IsoDate): TimeSpan {
  return { from: toEpochMinutes(date, '00:00'), to: toEpochMinutes(addDays(date, 1), '00:00') };
}

/** `2025-08-30T11:00:00+01:00` */
export function isoWithOffset(date: IsoDate, time: ClockTime): string {
  const instant = toEpochMinutes(date, time);
  const offset = londonOffset(instant) === 60 ? '+01:00' : '+00:00';
  return `${londonClock(instant).slice(0, 19)}${offset}`;
}
