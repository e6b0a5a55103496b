/** Spans of days, of time and of ways in words; apart from dates, which every page needs. */
import type { IsoDate } from '@/content/types';
import { dateParts } from './day';
import { formatDateShort, formatDayMonthRange } from './words';

/** As one says it, with the year where it isn’t this one: "Thu 28 to Sat 30 Aug". */
export function spokenDateRange(first: IsoDate, last: IsoDate, today: IsoDate): string {
  const { year } = dateParts(last);
  const range = formatDayMonthRange(first, last, 'to');
  return year === dateParts(today).year ? range : `${range} ${year}`;
}

/** "30 Aug 2025", "28 to 30 Aug 2025", "31 Aug 2025 to 1 Sep 2025". */
export function formatDays(first: IsoDate, last: IsoDate): string {
  if (first === last) return formatDateShort(first);
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${sameMonth ? dateParts(first).day : formatDateShort(first)} to ${formatDateShort(last)}`;
}

/** "45 min", "1 h", "2 h 5 min". */
export function minutesText(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const parts = [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`];
  return parts.filter(Boolean).join(' ');
}

/** Minutes on foot, rounded up to five: "25 min", "1 h 30 min". */
export function durationText(minutes: number): string {
  return minutesText(Math.ceil(minutes / 5) * 5);
}

export const KILOMETRES_A_MILE = 1.609344;

/** "3 miles", in tenths up to ten. */
export function milesText(kilometres: number): string {
  const exact = kilometres / KILOMETRES_A_MILE;
  const miles = exact < 10 ? Math.round(exact * 10) / 10 : Math.round(exact);
  return `${miles}\u00a0${miles === 1 ? 'mile' : 'miles'}`;
}

/** "3 miles (4.8 km)" */
export function lengthText(kilometres: number): string {
  return `${milesText(kilometres)} (${kilometres}\u00a0km)`;
}

export function climbText(metres: number, isRough: boolean): string {
  if (!isRough || metres === 0) return `${metres}\u00a0m`;
  return `about ${Math.round(metres / 10) * 10}\u00a0m`;
}
