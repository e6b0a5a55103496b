import type { Event, IsoDate, Weekday, YearMonth } from '@/content/types';
import {
  addDays,
  addMonths,
  datesBetween,
  datesOfMonth,
  type EpochMinutes,
  londonDate,
  weekday,
} from '@/lib/time/day';

type Dated = Pick<Event, 'startDate' | 'endDate'>;

export interface Listed extends Dated, Pick<Event, 'slug' | 'title' | 'startTime' | 'endTime'> {
  /** Of its page. */
  readonly path: string;
}

const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Enough for any month, so the grid never changes its height. */
const gridWeeks = 6;

export function lastDay({ startDate, endDate = startDate }: Dated): IsoDate {
  return endDate;
}

/** Today, as far as the calendar reaches; while the time is not known, the last day. */
export function openingDay(
  months: readonly YearMonth[],
  now: EpochMinutes | null,
): IsoDate | undefined {
  const dates = months.flatMap(datesOfMonth);
  const today = now === null ? undefined : londonDate(now);
  return dates.find((date) => today && date >= today) ?? dates.at(-1);
}

export function monthOf(date: IsoDate): YearMonth {
  return date.slice(0, 7) as YearMonth;
}

/** @param until the last month that the calendar shows, whatever the events */
export function monthsOf(events: readonly Dated[], until?: YearMonth): readonly YearMonth[] {
  const [first] = events;
  if (!first) return [];
  const start = monthOf(first.startDate);
  const last = events
    .map((event) => monthOf(lastDay(event)))
    .reduce((a, b) => (a > b ? a : b), until ?? start);
  return [...new Set(datesBetween(`${start}-01`, `${last}-01`).map(monthOf))];
}

/** Monday first, filled up with the days of the neighbouring months. */
export function weeksOf(month: YearMonth): readonly (readonly IsoDate[])[] {
  const first: IsoDate = `${month}-01`;
  const monday = addDays(first, -WEEK.indexOf(weekday(first)));
  return Array.from({ length: gridWeeks }, (_, week) =>
    datesBetween(addDays(monday, week * 7), addDays(monday, week * 7 + 6)),
  );
}

/** The Saturday and the Sunday of the week of a date. */
export function weekendOf(date: IsoDate): readonly [IsoDate, IsoDate] {
  const sunday = addDays(date, 6 - WEEK.indexOf(weekday(date)));
  return [addDays(sunday, -1), sunday];
}

/** The events of a day, or of several in a row. */
export function eventsBetween<One extends Dated>(
  events: readonly One[],
  first: IsoDate,
  last = first,
): readonly One[] {
  return events.filter((event) => event.startDate <= last && first <= lastDay(event));
}

export function firstDayIn(events: readonly Dated[], month: YearMonth): IsoDate {
  const [first] = eventsBetween(events, `${month}-01`, `${month}-31`);
  return first && monthOf(first.startDate) === month ? first.startDate : `${month}-01`;
}

export function groupByMonth<One extends Dated>(
  events: readonly One[],
): readonly { readonly month: YearMonth; readonly events: readonly One[] }[] {
  const months = [...new Set(events.map(({ startDate }) => monthOf(startDate)))];
  return months.map((month) => ({
    month,
    events: events.filter(({ startDate }) => monthOf(startDate) === month),
  }));
}

export function sameDayIn(month: YearMonth, date: IsoDate): IsoDate {
  const dates = datesOfMonth(month);
  return dates[Number(date.slice(8)) - 1] ?? dates.at(-1) ?? date;
}

const moves: Readonly<Record<string, (date: IsoDate) => IsoDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -WEEK.indexOf(weekday(date))),
  End: (date) => weekendOf(date)[1],
  PageUp: (date) => sameDayIn(addMonths(monthOf(date), -1), date),
  PageDown: (date) => sameDayIn(addMonths(monthOf(date), 1), date),
};

/** As in the grid pattern, https://www.w3.org/WAI/ARIA/apg/patterns/grid/. */
export function dayByKey(
  key: string,
  date: IsoDate,
  months: readonly YearMonth[],
): IsoDate | undefined {
  const to = moves[key]?.(date);
  return to && months.includes(monthOf(to)) ? to : undefined;
}
