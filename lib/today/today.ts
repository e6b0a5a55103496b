import type { Coordinates, IsoDate } from '@/content/types';
import { openingStatus, type OpeningStatus } from '@/lib/content/opening-hours';
import type { DaysFacts, ThingFacts } from '@/lib/days/facts';
import { addDay, addStop } from '@/lib/days/structure';
import { dateOf, type Day, isOwn, type Settings, type Trip } from '@/lib/days/trip';
import { addDays, type EpochMinutes, londonDate, londonDayBounds } from '@/lib/time/london';
import { sunTimes } from '@/lib/time/sun';
import { pointAt } from '@/lib/transport/data';
import { dogsOn } from '@/lib/transport/dogs';
import { isTooOld } from '@/lib/trust/age';

export function eventsWithin({ things }: Pick<DaysFacts, 'things'>, today: IsoDate, days: number) {
  const last = addDays(today, days);
  return things
    .flatMap((thing) => (thing.event ? [{ ...thing, event: thing.event }] : []))
    .filter(({ event }) => event.startDate <= last && (event.endDate ?? event.startDate) >= today)
    .sort((a, b) => (a.event.startDate < b.event.startDate ? -1 : 1));
}

export function dogsToday(facts: DaysFacts, today: IsoDate) {
  return facts.dogRules.map((rule) => ({
    name: facts.places.find(({ slug }) => slug === rule.place)?.name ?? rule.place,
    dogs: dogsOn(rule, today, facts.transport),
    rule,
  }));
}

interface WithHours extends OpeningStatus {
  readonly thing: ThingFacts;
}

/** What is open, what opens next, the first first, and the doors of which nobody knows. */
export function openNow(
  { things, transport }: Pick<DaysFacts, 'things' | 'transport'>,
  now: EpochMinutes,
) {
  const today = londonDate(now);
  const open: WithHours[] = [];
  const next: WithHours[] = [];
  const notKnown: ThingFacts[] = [];
  for (const thing of things) {
    const { hours, source } = thing;
    const isKnown = typeof hours !== 'string' && !isTooOld('hours', source.readOn, today);
    const status = isKnown ? openingStatus(hours, now, transport) : undefined;
    if (!isKnown || status?.state === 'bank-holiday') {
      if (hours !== 'open-ground' && !thing.stay && !thing.event) notKnown.push(thing);
    } else if (status) {
      const list = status.state === 'open' ? open : next;
      list.push({ thing, ...status });
    }
  }
  next.sort((a, b) => (a.opens ?? Infinity) - (b.opens ?? Infinity));
  return { open, next, notKnown };
}

const LATE_MINUTES = 21 * 60;

export function isNight(now: EpochMinutes, at: Coordinates): boolean {
  const today = londonDate(now);
  const { dawn, dusk } = sunTimes(today, at);
  return now < dawn || (now >= dusk && now >= londonDayBounds(today).from + LATE_MINUTES);
}

const LITTLE_LIGHT_MINUTES = 60;

/** Undefined while there is light to go by. */
export function firstLightAfter(now: EpochMinutes, at: Coordinates): EpochMinutes | undefined {
  const today = londonDate(now);
  const { dawn, dusk } = sunTimes(today, at);
  if (now < dawn) return dawn;
  return now >= dusk - LITTLE_LIGHT_MINUTES ? sunTimes(addDays(today, 1), at).dawn : undefined;
}

export type ReachablePlace = ReturnType<typeof reachablePlaces>[number];

/** The places from which there are ways, and the point of the ways where one is there. */
export function reachablePlaces({ places, transport }: Pick<DaysFacts, 'places' | 'transport'>) {
  return places.flatMap(({ slug, name, coordinates }) => {
    const point = pointAt(transport, slug)?.slug;
    return point === undefined ? [] : [{ slug, name, coordinates, point }];
  });
}

/** The index of the trip’s day of that date; -1 where there is none. */
export const dayOf = (trip: Trip, date: IsoDate): number =>
  trip.days.findIndex((_day, index) => dateOf(trip, index) === date);

/** Adds a stop to the trip's day of that date, to a trip without days, or as a day more at the end. */
export function keepDay(trip: Trip, day: Day, date: IsoDate, settings: Settings): Trip {
  const stop = day.stops.find((one) => !isOwn(one));
  const same = trip.days[dayOf(trip, date)];
  if (same && stop) return addStop(trip, stop, { dayId: same.id, index: same.stops.length });
  const added = addDay(trip, day);
  if (added === trip || trip.days.length > 0) return added;
  return { ...added, firstDate: date, settings: { ...settings, ...trip.settings } };
}
