import { daysOut } from '@/content/days';
import type { DayOut, IsoDate, Weekday } from '@/content/types';
import { daysFacts } from '@/lib/days/from-content';
import { grouped } from '@/lib/grouped';
import { listText } from '@/lib/typeset';
import { createChecker, type DayCheck } from '@/lib/days/check/check';
import { runningFirst } from '@/lib/days-out/running';
import { datesBetween, isWithinYear } from '@/lib/time/day';
import { dayNames, week } from '@/lib/content/opening-hours';
import { pick } from '@/lib/content/queries';
import { kinds } from '@/lib/kinds';
import { builtAt, addDays, londonDate, toEpochMinutes, weekday } from '@/lib/time/london';
import { formatDayInYear } from '@/lib/time/words';
import { isOwn, startAt, type Stop, type Trip } from '@/lib/days/trip';

/** Those named, and after them the others that some date of a year shows in their stead. */
export function daysOutThroughTheYear(slugs: readonly string[]): readonly DayOut[] {
  const named = pick(daysOut, slugs);
  const all = [...new Set([...named, ...daysOut])];
  const shown = new Set(
    datesBetween('2028-01-01', '2028-12-31').flatMap((date) =>
      runningFirst(all, date, named.length),
    ),
  );
  return all.filter((dayOut) => shown.has(dayOut));
}

export const siteChecker = createChecker(daysFacts());

export function tripOfDayOut(dayOut: DayOut, firstDate?: IsoDate): Trip {
  return {
    ...(firstDate !== undefined && { firstDate }),
    settings: {
      sleeps: { at: 'place', slug: dayOut.base },
      ...(dayOut.dog && { dog: true }),
    },
    days: dayOut.days.map(({ title, setsOut, stops }, dayIndex) => ({
      id: `${dayOut.slug}-${dayIndex + 1}`,
      dayOut: dayOut.slug,
      title,
      stops: [
        ...(setsOut === undefined ? [] : [startAt(setsOut, `${dayOut.slug}-${dayIndex + 1}-0`)]),
        ...stops.map(({ kind, ...stop }, stopIndex): Stop => ({
          id: `${dayOut.slug}-${dayIndex + 1}-${stopIndex + 1}`,
          type: kinds[kind].plannerType,
          ...stop,
        })),
      ],
    })),
  };
}

export function suitsDate({ season, weekdays, lowWater }: DayOut, date: IsoDate): boolean {
  if (!isWithinYear(season, date)) return false;
  if (weekdays && !weekdays.includes(weekday(date))) return false;
  return !lowWater || siteChecker.tides.lowWaters(date, lowWater).length > 0;
}

const LOOK_AHEAD = 800;

export function exampleOf(dayOut: DayOut): readonly DayCheck[] {
  const { facts, check } = siteChecker;
  const read = facts.transport.services.map(({ readOn }) => readOn).toSorted();
  const today = londonDate(builtAt() ?? 0);
  const known = read.at(-1) ?? dayOut.updated;
  const first = known < today ? today : known;
  const last = addDays(first, LOOK_AHEAD);
  const date = datesBetween(first, last).find((day) => suitsDate(dayOut, day)) ?? last;
  const { days } = check(tripOfDayOut(dayOut, date), toEpochMinutes(date, '00:00'));
  // That one sets out is told for itself.
  return days.map((day) => ({ ...day, stops: day.stops.filter(({ stop }) => !isOwn(stop)) }));
}

/** Days of the week, those in a row as from the first to the last: "Mondays to Fridays and Sundays". */
function weekdayWords(weekdays: readonly Weekday[]): string {
  const days = week.filter((day) => weekdays.includes(day));
  const runs = grouped(days, (day) => week.indexOf(day) - days.indexOf(day));
  const words = [...runs.values()].flatMap((run) => {
    const names = run.map((day) => `${dayNames[day]}s`);
    return run.length > 2 ? [`${names[0] ?? ''} to\u00a0${names.at(-1) ?? ''}`] : names;
  });
  return listText(words);
}

export function seasonWords({ season, weekdays, lowWater }: DayOut): string {
  const isAllYear = season.from === '01-01' && season.until === '12-31';
  const when = isAllYear
    ? 'All year'
    : `From ${formatDayInYear(season.from)} until ${formatDayInYear(season.until)}`;
  const on = weekdays ? `, on\u00a0${weekdayWords(weekdays)}` : '';
  const tide = lowWater
    ? `, when low water falls between ${lowWater.from} and\u00a0${lowWater.until}`
    : '';
  return `${when}${on}${tide}`;
}
