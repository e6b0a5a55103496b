/** A whole plan for what is in the tray, with its reasons, to accept or to leave. */
import type { ClockTime } from '@/content/types';
import { type EpochMinutes, londonTime } from '@/lib/time/london';
import { formatDateRange, minutesText } from '@/lib/time/words';
import type { DayCheck, DayChecker, TripCheck } from './check/check';
import type { Finding } from './check/finding';
import { partsOf } from './check/leg';
import type { TimedStop, Timeline } from './check/timeline';
import { clockText } from './check/words';
import { factsOf, type ThingFacts } from './facts';
import { replaceDays } from './moves';
import { addDay, addStop, withStop } from './structure';
import {
  allStops,
  type Day,
  dateOf,
  isSameThing,
  MAX_DAYS,
  MAX_STOPS,
  type Stop,
  type Thing,
  type Trip,
  type TripChange,
} from './trip';

/** Why a stop stands where the proposal puts it. */
export interface Placed {
  readonly stopId: string;
  readonly dayId: string;
  readonly name: string;
  /** "10:15", "about 10:15"; undefined where nothing says when. */
  readonly clock: string | undefined;
  /** What the check says for it, what is not known, and what is worth knowing. */
  readonly reasons: readonly string[];
}

/** What found no place, and why. */
export interface LeftOver {
  readonly thing: Thing;
  readonly name: string;
  readonly reason: string;
}

export interface Proposal {
  readonly trip: Trip;
  readonly placed: readonly Placed[];
  readonly left: readonly LeftOver[];
  /** Makes it the visitor's own; one change, so one undo. */
  readonly accept: TripChange;
}

export interface ArrangeOptions {
  readonly checker: DayChecker;
  readonly trip: Trip;
  /** What stands on no day yet. */
  readonly tray: readonly Thing[];
  readonly now: EpochMinutes;
  readonly newId: () => string;
}

/** How many things a new day is made for. */
const A_DAY = 4;
/** When a day sets out where the visitor has not said. */
const SET_OUT: ClockTime = '09:30';
/** Nothing begins later than this where nothing says otherwise. */
const LATE: ClockTime = '21:00';
/** Minutes before low water at which a visit begins. */
const BEFORE_LOW = 60;

/** Minutes on foot in a day, by pace; steady where none was chosen. */
const WALKING = { slow: 45, steady: 90, brisk: 240 };
/** Minutes between two things, and what suggested times are rounded to. */
const QUARTER = 15;

interface Meal {
  readonly from: ClockTime;
  readonly until: ClockTime;
  readonly times: readonly ClockTime[];
}

/** When one eats: lunch and supper before tea and breakfast. At most one of each a day. */
export const MEALS: readonly Meal[] = [
  { from: '12:00', until: '14:00', times: ['12:00', '12:30', '13:00'] },
  { from: '18:00', until: '20:30', times: ['18:00', '18:30', '19:00'] },
  { from: '15:00', until: '16:30', times: ['15:00', '15:30'] },
  { from: '09:30', until: '10:45', times: ['09:30', '10:00'] },
];

/** What a finding costs, in minutes of a day that one would give to be without it. */
const COSTS: Partial<Record<Finding['code'], number>> = {
  'long-day': 240,
  'much-walking': 120,
  'on-foot-only': 60,
  'closes-soon': 60,
  steep: 15,
  'leg-not-known': 90,
  'no-prediction': 60,
  'open-sometime': 20,
};

/**
 * Arranges the tray over the days, one thing at a time: first what has least choice, each where
 * the check finds nothing against it and the day loses least. Nothing that is planned is moved.
 *
 * A generator, so that a page can paint between its steps: it yields how many things are placed,
 * and returns the proposal.
 */
export function* arrange(options: ArrangeOptions): Generator<number, Proposal> {
  const { checker, tray, now, newId } = options;
  let trip = withDays(options);
  const placed: { stop: Stop; dayId: string; facts: ThingFacts }[] = [];
  const left: LeftOver[] = [];
  const placedIds = new Set<string>();

  const known = tray.map((thing) => ({ thing, facts: factsOf(checker.facts, thing) }));
  const byChoice = [...known].sort((a, b) => choices(a.facts) - choices(b.facts));
  for (const { thing, facts } of byChoice) {
    yield placed.length + left.length;
    if (!facts || facts.stay) {
      left.push({ thing, name: facts?.name ?? thing.slug, reason: outOfPlan(facts) });
      continue;
    }
    const id = newId();
    const against: string[] = [];
    let best = yield* bestPlace(options, trip, facts, id, against);
    // Of days that the visitor has not made there may be one more.
    if (!best && options.trip.days.length === 0 && !facts.event) {
      best = yield* bestPlace(options, addDay(trip, freshDay(newId)), facts, id, against);
    }
    if (!best) {
      left.push({ thing, name: facts.name, reason: whyLeft(trip, facts, against[0]) });
      continue;
    }
    ({ trip } = best);
    placed.push({ stop: best.stop, dayId: best.dayId, facts });
    placedIds.add(id);
  }
  trip = inQuarters(checker, shortened(checker, trip, now, placedIds), now, placedIds);

  const days = trip.days;
  const check = checker.check(trip, now);
  return {
    trip,
    placed: placed.map(({ stop, dayId, facts }) => ({
      stopId: stop.id,
      dayId,
      name: facts.name,
      clock: clockOf(check, stop),
      reasons: reasonsFor(check, stop),
    })),
    left,
    accept: (current) => {
      // Only if nothing was planned meanwhile is the proposal still the one that was shown.
      const same = JSON.stringify(current.days) === JSON.stringify(options.trip.days);
      return same ? replaceDays(current, days) : addPlaced(current, days);
    },
  };
}

/** Puts what a proposal has added into a trip that has changed since; what stands there stays. */
function addPlaced(current: Trip, days: readonly Day[]): Trip {
  const isPlanned = (stop: Stop) => allStops(current).some((known) => isSameThing(known, stop));
  return days.reduce((trip, day) => {
    const added = day.stops.filter((stop) => !isPlanned(stop));
    const known = trip.days.some(({ id }) => id === day.id);
    if (!known) return added.length > 0 ? addDay(trip, { ...day, stops: added }) : trip;
    return added.reduce(
      (some, stop) => addStop(some, stop, { dayId: day.id, index: day.stops.indexOf(stop) }),
      trip,
    );
  }, current);
}

function outOfPlan(facts: ThingFacts | undefined): string {
  return facts ? 'Choose it under “Staying at” instead.' : 'No longer in our guide.';
}

/** Why a thing found no place on any of the days. */
function whyLeft(trip: Trip, { event }: ThingFacts, against: string | undefined): string {
  if (!event) return against ?? 'Your days are full.';
  const { startDate, endDate = startDate } = event;
  const on = formatDateRange(startDate, endDate);
  if (trip.firstDate === undefined) return `It’s on ${on}. Add dates to your days.`;
  const isAmong = trip.days.some((_day, index) => {
    const date = dateOf(trip, index);
    return date !== undefined && startDate <= date && date <= endDate;
  });
  return isAmong
    ? (against ?? `It’s on ${on}, and that day is full.`)
    : `It’s on ${on}, outside your days.`;
}

/** The less choice a thing leaves, the sooner it is placed. */
function choices(facts: ThingFacts | undefined): number {
  if (facts?.event) return 0;
  if (facts?.tide) return 1;
  if (facts && typeof facts.hours !== 'string') return 2;
  return facts && facts.minutes > 180 ? 3 : 4;
}

/** The trip with days enough for the tray, each with an hour to set out. */
function withDays({ trip, tray, newId }: ArrangeOptions): Trip {
  let next = trip;
  const wanted = Math.min(MAX_DAYS, Math.ceil((allStops(trip).length + tray.length) / A_DAY));
  // Days that are there are the visitor's choice; only an empty trip is given some.
  for (let day = trip.days.length; trip.days.length === 0 && day < wanted; day += 1) {
    next = addDay(next, freshDay(newId));
  }
  const days = next.days.map((day) => {
    const begins = day.setsOut !== undefined || day.stops.some(({ time }) => time !== undefined);
    return begins || day.stops.length > 0 ? day : { ...day, setsOut: SET_OUT };
  });
  return { ...next, days };
}

const freshDay = (newId: ArrangeOptions['newId']): Day => ({
  id: newId(),
  setsOut: SET_OUT,
  stops: [],
});

interface Place {
  readonly trip: Trip;
  readonly stop: Stop;
  readonly dayId: string;
}

/** Where a thing works with the least loss; undefined when it works nowhere. */
function* bestPlace(
  { checker, now }: ArrangeOptions,
  trip: Trip,
  facts: ThingFacts,
  id: string,
  against: string[],
): Generator<number, Place | undefined> {
  if (allStops(trip).length >= MAX_STOPS) return undefined;
  const limit = WALKING[trip.settings.pace ?? 'steady'];
  let best: (Place & { cost: number }) | undefined;
  for (const [place, day] of trip.days.entries()) {
    yield place;
    const before = checker.checkDay(trip, place, now);
    const costBefore = costOf(before);
    if (costBefore === Infinity) continue;
    for (const { index, time } of positionsOn(checker, trip, place, facts, before)) {
      const { type, slug } = facts;
      const stop: Stop = { id, type, slug, ...(time !== undefined && { time }) };
      const after = {
        ...trip,
        days: trip.days.map((other) => (other === day ? withStop(day, stop, index) : other)),
      };
      const timeline = checker.timeline(after, place, now);
      const walked = minutesOnFoot(timeline);
      if (walked > limit && walked > (before ? minutesOnFoot(before) : 0)) {
        against.push(`Too far to walk in a day: ${minutesText(walked)}.`);
        continue;
      }
      // Findings only add to the cost of the ways: what costs too much by these is not looked at.
      if (!(waysOf(timeline) - costBefore < (best?.cost ?? Infinity))) continue;
      const check = checker.judge(after, timeline, now);
      const cost = costOf(check) - costBefore;
      if (cost === Infinity) continue;
      const trouble = newTrouble(before, check);
      if (trouble) {
        against.push(trouble.sentence);
        continue;
      }
      if (!best || cost < best.cost) best = { trip: after, stop, dayId: day.id, cost };
    }
  }
  return best;
}

/** The places of a day at which a thing is tried, and the time where the thing itself gives one. */
function positionsOn(
  { tides }: DayChecker,
  trip: Trip,
  place: number,
  facts: ThingFacts,
  planned: Timeline | undefined,
): readonly { readonly index: number; readonly time?: ClockTime }[] {
  const { stops } = trip.days[place] ?? { stops: [] };
  const indices = Array.from({ length: stops.length + 1 }, (_, index) => index);
  const date = dateOf(trip, place);
  if (date === undefined) return facts.event ? [] : indices.map((index) => ({ index }));
  if (facts.event) {
    const { startDate, endDate = startDate } = facts.event;
    return startDate <= date && date <= endDate ? indices.map((index) => ({ index })) : [];
  }
  if (facts.eats && planned) {
    return MEALS.filter((meal) => !planned.stops.some((stop) => isEatenAt(stop, meal))).flatMap(
      ({ times }) =>
        times.map((time) => {
          const later = planned.stops.findIndex(
            ({ from }) => from !== undefined && londonTime(from) > time,
          );
          return { index: later < 0 ? stops.length : later, time };
        }),
    );
  }
  if (facts.tide && tides.covers(date)) {
    const times = tides
      .lowWaters(date)
      .map(({ instant }) => londonTime(Math.floor((instant - BEFORE_LOW) / QUARTER) * QUARTER));
    return times.flatMap((time) => indices.map((index) => ({ index, time })));
  }
  return indices.map((index) => ({ index }));
}

/** What stands against a day that did not before: a problem, or the dark. */
function newTrouble(before: DayCheck | undefined, after: DayCheck | undefined) {
  const known = new Set(before?.findings.map(({ id }) => id));
  return after?.findings.find(
    ({ id, state, code }) => (state === 'problem' || code === 'dark-there') && !known.has(id),
  );
}

/** Whether a stop is a meal, and this one. */
export function isEatenAt({ facts, from }: TimedStop, meal: Pick<Meal, 'from' | 'until'>): boolean {
  if (!facts?.eats || from === undefined) return false;
  const time = londonTime(from);
  return meal.from <= time && time < meal.until;
}

/** Minutes on foot between the stops of a day, and home. */
export function minutesOnFoot({ legs }: Pick<Timeline, 'legs'>): number {
  const parts = legs.flatMap(({ leg }) => partsOf(leg));
  return parts.reduce((sum, part) => sum + (part.by === 'foot' ? part.minutes : 0), 0);
}

/** The trip with its stops of no set time swapped within a day where that shortens the ways. */
function shortened(checker: DayChecker, trip: Trip, now: EpochMinutes, ids: ReadonlySet<string>) {
  let best = trip;
  const isFree = (stop: Stop | undefined) =>
    stop !== undefined && ids.has(stop.id) && stop.time === undefined;
  for (const [place, { stops }] of trip.days.entries()) {
    for (let a = 0; a < stops.length; a += 1) {
      for (let b = a + 1; b < stops.length; b += 1) {
        const day = best.days[place];
        const [first, second] = [day?.stops[a], day?.stops[b]];
        if (!day || !first || !second || !isFree(first) || !isFree(second)) continue;
        const swapped = day.stops.with(a, second).with(b, first);
        const next = { ...best, days: best.days.with(place, { ...day, stops: swapped }) };
        const before = checker.checkDay(best, place, now);
        const after = checker.judge(next, checker.timeline(next, place, now), now);
        if (costOf(after) < costOf(before) && !newTrouble(before, after)) best = next;
      }
    }
  }
  return best;
}

/** The trip with quarter hours for what it has placed, and some minutes between, where that works. */
function inQuarters(checker: DayChecker, trip: Trip, now: EpochMinutes, ids: ReadonlySet<string>) {
  let best = trip;
  for (const [place, { stops }] of trip.days.entries()) {
    if (dateOf(trip, place) === undefined) continue;
    for (const [index, { id }] of stops.entries()) {
      const before = checker.checkDay(best, place, now);
      const timed = before?.stops[index];
      const day = best.days[place];
      if (!day || timed?.from === undefined || timed.isSet || !ids.has(id)) continue;
      for (const wait of index === 0 ? [0, -QUARTER] : [QUARTER, 0, -QUARTER]) {
        const time = londonTime(Math.ceil((timed.from + wait) / QUARTER) * QUARTER);
        const set = day.stops.with(index, { ...timed.stop, time });
        const next = { ...best, days: best.days.with(place, { ...day, stops: set }) };
        const after = checker.judge(next, checker.timeline(next, place, now), now);
        if (newTrouble(before, after) || waysOf(after) === Infinity) continue;
        best = next;
        break;
      }
    }
  }
  return best;
}

/** What a day costs: minutes on the way, and what is worth knowing of it; full days cost more. */
function costOf(day: DayCheck | undefined): number {
  if (!day) return Infinity;
  return waysOf(day) + day.findings.reduce((sum, { code }) => sum + (COSTS[code] ?? 0), 0);
}

/** What the ways of a day cost, and how full it is; `Infinity` where something begins too late. */
function waysOf(day: Timeline): number {
  const late = day.stops.some(
    ({ from, isSet }) => from !== undefined && !isSet && londonTime(from) > LATE,
  );
  if (late) return Infinity;
  const ways = day.legs.reduce((sum, { leg }) => {
    if (leg.by === 'foot') return sum + leg.minutes;
    if (leg.by !== 'bus' && leg.by !== 'mixed') return sum;
    return sum + (leg.arrives === undefined ? 60 : leg.arrives - leg.leaves);
  }, 0);
  return ways + day.stops.length ** 2 * 5;
}

function clockOf({ days }: TripCheck, { id }: Stop): string | undefined {
  const timed = days.flatMap(({ stops }) => stops).find(({ stop }) => stop.id === id);
  return timed && clockText(timed);
}

/** What speaks for a stop, what is not known of it, and what is worth knowing. */
function reasonsFor({ findings }: TripCheck, { id }: Stop): readonly string[] {
  return (['works', 'check-first', 'good-to-know'] as const).flatMap((wanted) =>
    findings
      .filter(({ stopId, state }) => stopId === id && state === wanted)
      .map(({ sentence }) => sentence),
  );
}
