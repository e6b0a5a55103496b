/** Dates without a clock or a zone. */
import type { IsoDate, MonthDay, Weekday, YearMonth } from '@/content/types';

/** Minutes since 1970-01-01T00:00Z. */
export type EpochMinutes = number;

const MINUTE = 60_000;
const DAY = 86_400_000;
const WEEKDAYS: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

export function epochMinutes(milliseconds: number): EpochMinutes {
  return Math.floor(milliseconds / MINUTE);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10) as IsoDate;
}

/** How many days a date lies behind another. */
export function daysBetween(first: IsoDate, last: IsoDate): number {
  return (Date.parse(last) - Date.parse(first)) / DAY;
}

/** Month and day of the week count from 0. */
export function dateParts(date: IsoDate) {
  const utc = new Date(date);
  return {
    year: utc.getUTCFullYear(),
    monthIndex: utc.getUTCMonth(),
    day: utc.getUTCDate(),
    dayOfWeek: utc.getUTCDay(),
  };
}

export function datesBetween(first: IsoDate, last: IsoDate): IsoDate[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => addDays(first, day));
}

export function addMonths(month: YearMonth, months: number): YearMonth {
  const { year, monthIndex } = dateParts(`${month}-01`);
  return new Date(Date.UTC(year, monthIndex + months)).toISOString().slice(0, 7) as YearMonth;
}

export function datesOfMonth(month: YearMonth): IsoDate[] {
  return datesBetween(`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1));
}

/** Whether a date is within days of each year, both included, also over New Year. */
export function isWithinYear(
  { from, until }: { readonly from: MonthDay; readonly until: MonthDay },
  date: IsoDate,
): boolean {
  const day = date.slice(5);
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

export function weekday(date: IsoDate): Weekday {
  return WEEKDAYS[dateParts(date).dayOfWeek] ?? 'sun';
}

/** A state holds from its minute until the next period begins; the first has held for ever. */
export interface Period<State extends string> {
  readonly from?: EpochMinutes;
  readonly state: State;
}

/** @param periods in the order of time */
export function stateAt<State extends string>(
  periods: readonly Period<State>[],
  minute: EpochMinutes,
): State | undefined {
  return periods.findLast(({ from = minute }) => from <= minute)?.state;
}

// Swedes write dates as machines do.
const londonDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

export function londonDate(instant: EpochMinutes): IsoDate {
  return londonDay.format(instant * 60_000) as IsoDate;
}
