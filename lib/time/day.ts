/** Dates without a clock or a zone, apart from both, as every page needs these. */
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

const WEEKDAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
export const MONTH_NAMES = Array.from({ length: 12 }, (_, month) =>
  monthName.format(Date.UTC(2000, month)),
);

/** "Sat 30 Aug". */
export function formatDayMonth(date: IsoDate): string {
  return dayMonthText(dateParts(date));
}

type DateParts = ReturnType<typeof dateParts>;

export function dayMonthText(parts: DateParts): string {
  return `${weekdayDayText(parts)} ${(MONTH_NAMES[parts.monthIndex] ?? '').slice(0, 3)}`;
}

export function weekdayDayText({ dayOfWeek, day }: DateParts): string {
  return `${WEEKDAY_NAMES[dayOfWeek] ?? ''} ${day}`;
}

/** "30 Aug 2025". */
export function formatDateShort(date: IsoDate): string {
  const { day, monthIndex, year } = dateParts(date);
  return `${day} ${(MONTH_NAMES[monthIndex] ?? '').slice(0, 3)} ${year}`;
}

/** "Sat 30 Aug 2025". */
export function formatDate(date: IsoDate): string {
  const parts = dateParts(date);
  return `${dayMonthText(parts)} ${parts.year}`;
}

/** "December 2026". */
export function formatMonth(month: YearMonth): string {
  const { year, monthIndex } = dateParts(`${month}-01`);
  return `${MONTH_NAMES[monthIndex] ?? ''} ${year}`;
}

export function weekday(date: IsoDate): Weekday {
  return WEEKDAYS[dateParts(date).dayOfWeek] ?? 'sun';
}

// Swedes write dates as machines do.
const londonDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** As `londonDate`, for pages that need nothing else of London's clock. */
export function londonDayOf(instant: EpochMinutes): IsoDate {
  return londonDay.format(instant * 60_000) as IsoDate;
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
