import type { IsoDate, MonthDay, YearMonth } from '@/content/types';
import { dateParts } from './day';

const WEEKDAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const MONTH_NAMES = Array.from({ length: 12 }, (_, month) =>
  monthName.format(Date.UTC(2000, month)),
);

/** "Sat 30 Aug". */
export function formatDayMonth(date: IsoDate): string {
  const parts = dateParts(date);
  return `${weekdayDayText(parts)} ${(MONTH_NAMES[parts.monthIndex] ?? '').slice(0, 3)}`;
}

export function weekdayDayText({ dayOfWeek, day }: ReturnType<typeof dateParts>): string {
  return `${WEEKDAY_NAMES[dayOfWeek] ?? ''} ${day}`;
}

/** "30 Aug 2025". */
export function formatDateShort(date: IsoDate): string {
  const { day, monthIndex, year } = dateParts(date);
  return `${day} ${(MONTH_NAMES[monthIndex] ?? '').slice(0, 3)} ${year}`;
}

/** "Sat 30 Aug 2025". */
export function formatDate(date: IsoDate): string {
  return `${formatDayMonth(date)} ${dateParts(date).year}`;
}

/** "December 2026". */
export function formatMonth(month: YearMonth): string {
  const { year, monthIndex } = dateParts(`${month}-01`);
  return `${MONTH_NAMES[monthIndex] ?? ''} ${year}`;
}

/** "Sat 30 Aug", "Thu 28 – Sat 30 Aug", "Sun 31 Aug – Mon 1 Sep", "Wed 31 Dec 2025 – Thu 1 Jan". */
export function formatDayMonthRange(first: IsoDate, last = first, to = '–'): string {
  const [start, end] = [dateParts(first), dateParts(last)];
  if (first === last) return formatDayMonth(first);
  if (start.year !== end.year) return `${formatDate(first)} ${to} ${formatDayMonth(last)}`;
  const sameMonth = start.monthIndex === end.monthIndex;
  return `${sameMonth ? weekdayDayText(start) : formatDayMonth(first)} ${to} ${formatDayMonth(last)}`;
}

/** As {@link formatDayMonthRange}, with the year: "Thu 28 – Sat 30 Aug 2025". */
export function formatDateRange(first: IsoDate, last = first): string {
  return `${formatDayMonthRange(first, last)} ${dateParts(last).year}`;
}

/** "20 November 2026". */
export function formatDayOfYear(date: IsoDate): string {
  const { day, monthIndex, year } = dateParts(date);
  return `${day}\u00a0${MONTH_NAMES[monthIndex] ?? ''} ${year}`;
}

/** "15 March". */
export function formatDayInYear(day: MonthDay): string {
  const [month = '', ofMonth = ''] = day.split('-');
  return `${Number(ofMonth)}\u00a0${formatMonthName(Number(month))}`;
}

export function formatMonthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? '';
}
