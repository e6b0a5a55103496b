import type { IsoDate, MonthDay, YearMonth } from '@/content/types';
import { addDays, dateParts, daysBetween } from './day';

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
