import type { IsoDate, MonthDay, YearMonth } from '@/content/types';
import { dateParts } from './day';

const WEEKDAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const MONTH_NAMES = Array.from({ length: 12 }, (_, month) =>
  monthName.format(Date.UTC(2000, month)),
);

/** "Sat 30 Aug". */
export function formatDayMonth(date: IsoDate): string {
  return dayMonthText(dateParts(date));
}

type DateParts = ReturnType<typeof dateParts>;

function dayMonthText(parts: DateParts): string {
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

/** "Sat 30 Aug", "Thu 28 – Sat 30 Aug", "Sun 31 Aug – Mon 1 Sep", "Wed 31 Dec 2025 – Thu 1 Jan". */
export function formatDayMonthRange(first: IsoDate, last: IsoDate, to = '–'): string {
  const [start, end] = [dateParts(first), dateParts(last)];
  if (first === last) return formatDayMonth(first);
  if (start.year !== end.year) return `${formatDate(first)} ${to} ${formatDayMonth(last)}`;
  const sameMonth = start.monthIndex === end.monthIndex;
  return `${sameMonth ? weekdayDayText(start) : dayMonthText(start)} ${to} ${formatDayMonth(last)}`;
}

/** As one says it, with the year where it isn’t this one: "Thu 28 to Sat 30 Aug". */
export function spokenDateRange(first: IsoDate, last: IsoDate, today: IsoDate): string {
  const { year } = dateParts(last);
  const range = formatDayMonthRange(first, last, 'to');
  return year === dateParts(today).year ? range : `${range} ${year}`;
}

/** As {@link formatDayMonthRange}, with the year: "Thu 28 – Sat 30 Aug 2025". */
export function formatDateRange(first: IsoDate, last: IsoDate): string {
  return `${formatDayMonthRange(first, last)} ${dateParts(last).year}`;
}

/** "20 November 2026". */
export function formatDayOfYear(date: IsoDate): string {
  const { day, monthIndex, year } = dateParts(date);
  return `${day}\u00a0${MONTH_NAMES[monthIndex] ?? ''} ${year}`;
}

/** "30 Aug 2025", "28 to 30 Aug 2025", "31 Aug 2025 to 1 Sep 2025". */
export function formatDays(first: IsoDate, last: IsoDate): string {
  if (first === last) return formatDateShort(first);
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${sameMonth ? dateParts(first).day : formatDateShort(first)} to ${formatDateShort(last)}`;
}

/** "15 March". */
export function formatDayInYear(day: MonthDay): string {
  const [month = '', ofMonth = ''] = day.split('-');
  return `${Number(ofMonth)}\u00a0${formatMonthName(Number(month))}`;
}

export function formatMonthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? '';
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
