/** When one eats, and the hole in a day where nobody has planned to. */
import type { IsoDate } from '@/content/types';
import { openingsOn } from '@/lib/content/opening-hours';
import { londonTime, toEpochMinutes } from '@/lib/time/london';
import { isBankHoliday } from '@/lib/transport/service-day';
import { spanOf, type TimedStop, type Timeline } from './check/timeline';
import { type DaysFacts, type MealName, openingSpans, type ThingFacts } from './facts';
import { isOwn } from './trip';

export const MEALS = {
  lunch: { from: '12:00', until: '14:00', times: ['12:00', '12:30', '13:00'] },
  supper: { from: '18:00', until: '20:30', times: ['18:00', '18:30', '19:00'] },
  tea: { from: '15:00', until: '16:30', times: ['15:00', '15:30'] },
  breakfast: { from: '09:30', until: '10:45', times: ['09:30', '10:00'] },
} as const satisfies Readonly<Record<MealName, object>>;

export type Meal = (typeof MEALS)[MealName];

/** Whether a stop is somewhere to eat and begins within the meal; not if its time is unknown. */
export function isEatenAt({ facts, from }: TimedStop, meal: Pick<Meal, 'from' | 'until'>): boolean {
  if (!facts?.meals || from === undefined) return false;
  const time = londonTime(from);
  return meal.from <= time && time < meal.until;
}

/** Minutes of a day from which one wants to eat on it. */
const HUNGRY = 5 * 60;
/** Looked for in this order; each with the hour that is proposed. */
const wanted = (['lunch', 'supper'] as const).map((meal) => ({ meal, at: MEALS[meal].times[1] }));

/** Of a day of several stops and five hours or more on which nobody eats; with where one may. */
export function mealGapOf(facts: DaysFacts, { date, stops, legs }: Timeline) {
  const there = stops.filter(({ from, to }) => from !== to);
  if (date === undefined || there.length < 2) return undefined;
  if (stops.some((stop) => stop.facts?.meals)) return undefined;
  const { from: first, to: last } = spanOf({ stops, legs });
  if (!(last - first >= HUNGRY)) return undefined;
  const gap = wanted.find(({ at }) => {
    const time = toEpochMinutes(date, at);
    const isTaken = stops.some(({ stop, from = time, to = from }) => {
      return isOwn(stop) && from <= time && time < to;
    });
    return first < time && time < last && !isTaken;
  });
  return gap && { ...gap, where: openNear(facts, { stops, legs }, date, gap) };
}

/** Somewhere to eat where one is then, or comes by. */
function openNear(
  { things, transport }: DaysFacts,
  { stops, legs }: Pick<Timeline, 'stops' | 'legs'>,
  date: IsoDate,
  { meal, at }: (typeof wanted)[number],
): ThingFacts | undefined {
  if (isBankHoliday(date, transport)) return undefined;
  const time = toEpochMinutes(date, at);
  const next = stops.findIndex(({ to }) => (to ?? -Infinity) > time);
  const [before, here] = [stops[next - 1], stops[next]];
  const isThere = (here?.from ?? Infinity) <= time;
  const leg = legs.find(({ stopId }) => stopId === here?.stop.id);
  const places = isThere ? [here] : [before, here];
  const near = [
    ...places.flatMap((stop) => stop?.facts?.place ?? []),
    ...(isThere || !leg ? [] : [leg.from, leg.to]),
  ];
  return things
    .filter(({ meals, place }) => meals?.includes(meal) && near.includes(place))
    .filter((thing) =>
      openingsOn(date, openingSpans(thing) ?? []).some(({ from, to }) => from <= time && time < to),
    )
    .toSorted((a, b) => near.indexOf(a.place) - near.indexOf(b.place))[0];
}
