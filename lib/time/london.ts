/** The village's time, Europe/London, whatever the visitor's clock zone. */
import type { ClockTime, IsoDate } from '@/content/types';
import { remembered } from '../remembered';
import { addDays, type EpochMinutes, londonDate } from './day';

export { addDays, epochMinutes, type EpochMinutes, londonDate, weekday } from './day';

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

const londonHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** By the hour: clocks change on the hour, and asking `Intl` is slow. */
const offsets = new Map<number, number>();

/** Minutes that London is ahead of UTC at an instant: 0 in winter, 60 in summer. */
export function londonOffset(instant: EpochMinutes): number {
  return remembered(offsets, Math.floor(instant / 60), () => {
    const time = new Date(instant * MINUTE);
    return ((Number(londonHour.format(time)) - time.getUTCHours() + 24) % 24) * 60;
  });
}

/** A time that clocks read twice is the first (summer time); 01:30 that they skip becomes 02:30. */
export function toEpochMinutes(date: IsoDate, time: ClockTime): EpochMinutes {
  const asUtc = Date.parse(`${date}T${time}Z`) / MINUTE;
  return londonOffset(asUtc - 60) === 60 ? asUtc - 60 : asUtc;
}

export function londonTime(instant: EpochMinutes): ClockTime {
  const local = new Date((instant + londonOffset(instant)) * MINUTE);
  return local.toISOString().slice(11, 16) as ClockTime;
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
  return `${londonDate(instant)}T${londonTime(instant)}:00${offset}`;
}
