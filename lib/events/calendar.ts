/** The event calendar: which month to open, the days of a month, and what is on. */
import type { Event, IsoDate, Weekday, YearMonth } from '@/content/types';
import { addMonths, datesBetween, datesOfMonth } from '@/lib/time/dates';
import { addDays, type EpochMinutes, weekday } from '@/lib/time/day';
import { londonDayOf } from '@/lib/time/today';

/** What the calendar needs to know of an event's time. */
export type TimedEvent = Pick<
  Event,
  'slug' | 'title' | 'startDate' | 'endDate' | 'startTime' | 'endTime'
>;

/** The days of a week in the order of the grid. */
const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** So many weeks hold any month, so the grid never changes its height. */
const gridWeeks = 6;

/** The event's last day; the first, when it has only one. */
export function lastDay({ startDate, endDate = startDate }: TimedEvent): IsoDate {
  return endDate;
}

/**
 * The day at which the calendar opens: today, as far as the calendar reaches; else its first or its
 * last day. While the time is not known it is the last one.
 *
 * @param months those of the calendar, in order
 */
export function openingDay(
  months: readonly YearMonth[],
  now: EpochMinutes | null,
): IsoDate | undefined {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return undefined;
  const [firstDay, lastDate] = [`${first}-01` as IsoDate, datesOfMonth(last).at(-1)];
  const today = now === null ? lastDate : londonDayOf(now);
  if (!today || !lastDate || today > lastDate) return lastDate;
  return today < firstDay ? firstDay : today;
}

/** The month of a date. */
export function monthOf(date: IsoDate): YearMonth {
  return date.slice(0, 7) as YearMonth;
}

/**
 * Every month from the first event's to the last one's, or to a later one.
 *
 * @param events by date
 * @param until the last month that the calendar shows, whatever the events
 */
export function monthsOf(events: readonly TimedEvent[], until?: YearMonth): readonly YearMonth[] {
  const [first] = events;
  if (!first) return [];
  const last = events
    .map((event) => monthOf(lastDay(event)))
    .reduce((a, b) => (a > b ? a : b), until ?? monthOf(first.startDate));
  const months = [monthOf(first.startDate)];
  for (let month = months[0]; month && month < last;) {
    month = addMonths(month, 1);
    months.push(month);
  }
  return months;
}

/** The weeks that show a month, Monday first, filled up with the days of its neighbours. */
export function weeksOf(month: YearMonth): readonly (readonly IsoDate[])[] {
  const first: IsoDate = `${month}-01`;
  const monday = addDays(first, -WEEK.indexOf(weekday(first)));
  return Array.from({ length: gridWeeks }, (_, week) =>
    datesBetween(addDays(monday, week * 7), addDays(monday, week * 7 + 6)),
  );
}

/** What is on at a date, in the order given; an event of several days is on at each of them. */
export function eventsOn<One extends TimedEvent>(
  events: readonly One[],
  date: IsoDate,
): readonly One[] {
  return events.filter((event) => event.startDate <= date && date <= lastDay(event));
}

/** What is on in a month; an event that runs over its end is on in both. */
export function eventsIn<One extends TimedEvent>(
  events: readonly One[],
  month: YearMonth,
): readonly One[] {
  return events.filter(
    (event) => monthOf(event.startDate) <= month && month <= monthOf(lastDay(event)),
  );
}

/** The first day of a month on which something is on, or its first day. @param events by date */
export function firstDayIn(events: readonly TimedEvent[], month: YearMonth): IsoDate {
  const [first] = eventsIn(events, month);
  return first && monthOf(first.startDate) === month ? first.startDate : `${month}-01`;
}

/** The events under the months in which they begin. @param events by date */
export function groupByMonth<One extends TimedEvent>(
  events: readonly One[],
): readonly { readonly month: YearMonth; readonly events: readonly One[] }[] {
  const months = [...new Set(events.map(({ startDate }) => monthOf(startDate)))];
  return months.map((month) => ({
    month,
    events: events.filter(({ startDate }) => monthOf(startDate) === month),
  }));
}

/** The same day of another month, or that month's last day when it has fewer. */
export function sameDayIn(month: YearMonth, date: IsoDate): IsoDate {
  const dates = datesOfMonth(month);
  return dates[Number(date.slice(8)) - 1] ?? dates.at(-1) ?? date;
}

/** Where each key of the grid leads from a date. */
const moves: Readonly<Record<string, (date: IsoDate) => IsoDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -WEEK.indexOf(weekday(date))),
  End: (date) => addDays(date, 6 - WEEK.indexOf(weekday(date))),
  PageUp: (date) => sameDayIn(addMonths(monthOf(date), -1), date),
  PageDown: (date) => sameDayIn(addMonths(monthOf(date), 1), date),
};

/**
 * The day that a key leads to from another, as the ARIA grid pattern has it; none for other keys
 * and for days outside the months.
 *
 * @param key as `KeyboardEvent.key`
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function dayByKey(
  key: string,
  date: IsoDate,
  months: readonly YearMonth[],
): IsoDate | undefined {
  const to = moves[key]?.(date);
  return to && months.includes(monthOf(to)) ? to : undefined;
}
