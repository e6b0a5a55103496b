/**
 * Mends what the check is against. Lines of the visitor's own stay where they are. Small changes are
 * tried one after the other: how one goes, how long one stays, when, in what order, on which day,
 * something else instead. The check looks at each. It passes where its problem is gone, nothing new
 * is against the days, no meal has left its time, and nobody walks further than they do in a day. Of
 * each kind the first that passes and some more are compared by what ways are chosen by, and the
 * best is offered. Where none passes, `worksWhen` looks for a date, and `whyNothing` says what
 * stands in the way.
 */
import type { ClockTime, IsoDate } from '@/content/types';
import { openingsOn } from '@/lib/content/opening-hours';
import {
  addDays,
  type EpochMinutes,
  londonDate,
  londonTime,
  toEpochMinutes,
} from '@/lib/time/london';
import { sunTimes } from '@/lib/time/sun';
import { minutesText } from '@/lib/time/spans';
import { formatDayMonth } from '@/lib/time/words';
import { capitalised } from '@/lib/typeset';
import { walkingLimits } from '@/lib/transport/pace';
import { compareBy, respectsOf } from '@/lib/transport/way';
import { type DayCheck, type DayChecker, isAgainst, type TripCheck } from './check/check';
import { type Finding, type FindingCode, isOfWeather } from './check/finding';
import { BEFORE_LOW } from './check/tide';
import type { TimedStop, Timeline } from './check/timeline';
import { QUARTER } from './check/words';
import { BEFORE_SUNRISE, minutesOnFoot } from './arrange';
import { factsOf, type MealName, openingSpans, type ThingFacts } from './facts';
import { isEatenAt, MEALS } from './meals';
import { changeStop } from './changes';
import { moveStop, indexAt } from './structure';
import {
  dateOf,
  findStop,
  isOwn,
  isSameThing,
  type Means,
  MEANS,
  type Thing,
  type Trip,
  type TripChange,
} from './trip';

export interface Repair {
  readonly kind: 'time' | 'length' | 'order' | 'day' | 'swap' | 'means' | 'instead';
  readonly words: string;
  readonly change: TripChange;
}

/** Minutes of a day, from the first to the last at which something may begin. */
const ORDINARY = [9 * 60 + 30, 21 * 60] as const;
const EARLY_OR_LATE = [6 * 60 + 30, 22 * 60] as const;

/** Whether all of what is found is wanted; what follows the first that is not is not looked for. */
function areAll(findings: Iterable<Finding>, isWanted: (finding: Finding) => boolean): boolean {
  for (const finding of findings) if (!isWanted(finding)) return false;
  return true;
}

/** What is to be asked about a stop goes with it to another day; a problem does not. */
const keyOf = ({ id, state, code, stopId, dayId }: Finding): string =>
  state === 'problem' ? id : askedOf(code, stopId ?? dayId);

const askedOf = (code: FindingCode, about: string) => `${code} ${about}`;

/** The meals that a stop is in time for. */
const mealsAt = (stop: TimedStop): readonly MealName[] =>
  (stop.facts?.meals ?? []).filter((name) => isEatenAt(stop, MEALS[name]));

/** Whether where one eats is as it was, or at a time of the same meal; of any, where it was of none. */
function keepsMeals({ stops }: Timeline, before: readonly TimedStop[]): boolean {
  return stops.every((stop) => {
    const was = before.find((one) => one.stop.id === stop.stop.id);
    if (!stop.facts?.meals || stop.from === undefined || !was?.from) return true;
    if (londonTime(stop.from) === londonTime(was.from)) return true;
    const [meals, known] = [mealsAt(stop), mealsAt(was)];
    return known.length === 0 ? meals.length > 0 : meals.some((name) => known.includes(name));
  });
}

/** Whether days have no new problem after a change, nothing new to ask first, and no new dark. */
function testOf(
  checker: DayChecker,
  { settings: { pace = 'steady' } }: Trip,
  before: TripCheck,
  now: EpochMinutes,
  gone?: Finding,
): (after: Trip) => boolean {
  const isForWeather = gone !== undefined && isOfWeather(gone);
  // Who changes a plan for the weather wants none of it elsewhere either.
  const isTrouble = (finding: Finding) =>
    isAgainst(finding) || finding.state === 'check-first' || (isForWeather && isOfWeather(finding));
  const known = new Set(before.findings.filter(isTrouble).map(keyOf));
  if (isForWeather) known.delete(keyOf(gone));
  // What is shut by ordinary hours is asked about within them.
  for (const { code, stopId } of before.findings)
    if (stopId && (code === 'closed' || code === 'closes-early'))
      known.add(askedOf('hours-not-known', stopId));
  const isFine = (finding: Finding) =>
    !isTrouble(finding) || (known.has(keyOf(finding)) && finding.id !== gone?.id);
  const limit = walkingLimits[pace];
  const stops = before.days.flatMap((day) => day.stops);
  return (after) =>
    after.days.every((day, index) => {
      // A day that is as it was has been checked, and is remembered; a change is tried once.
      if (day === before.days[index]?.day) {
        return checker.checkDay(after, index, now).findings.every(isFine);
      }
      const timeline = checker.timeline(after, index, now);
      const walked = before.days.slice(index, index + 1).map(minutesOnFoot);
      return (
        keepsMeals(timeline, stops) &&
        minutesOnFoot(timeline) <= Math.max(limit, ...walked) &&
        areAll(checker.findings(after, timeline, now), isFine)
      );
    });
}

/** What the ways of a trip are compared by, together, but for waiting: the plan is moved as little as can be. */
function waysOfTrip(checker: DayChecker, trip: Trip, now: EpochMinutes): readonly number[] {
  const { pace = 'steady', wheels } = trip.settings;
  const limit = walkingLimits[pace];
  const legs = trip.days.flatMap((_day, index) => {
    const { legs, light } = checker.timeline(trip, index, now);
    return legs.flatMap(({ way, ready, due }) =>
      way
        ? [[...respectsOf(way, { ready, due, light, wheels, limit }).slice(0, -2), way.onFoot]]
        : [],
    );
  });
  return (legs[0] ?? []).map((_figure, index) =>
    legs.reduce((sum, respects) => sum + (respects[index] ?? 0), 0),
  );
}

const OFFERED = 3;
/** So many are tried of a kind after the first of it that passes. */
const COMPARED = 8;

/**
 * The repairs of a conflict that the check has passed: of each kind the one with the best ways, and
 * the best of them first. Yields after each change that is tried, so that a page can paint between.
 *
 * @param saved what may take the place of something that the weather is against, before other things
 */
export function* repairsOf(
  checker: DayChecker,
  trip: Trip,
  finding: Finding,
  now: EpochMinutes,
  saved: readonly Thing[] = [],
): Generator<void, readonly Repair[]> {
  const check = checker.check(trip, now);
  const passes = testOf(checker, trip, check, now, finding);
  // Under a roof, what is saved stands first.
  const more = isOfWeather(finding) ? 0 : COMPARED;
  const found = new Map<
    Repair['kind'],
    { repair: Repair; ways: readonly number[]; more: number }
  >();
  for (const repair of candidates({ checker, trip, check, finding, saved })) {
    const best = found.get(repair.kind);
    if (best ? best.more === 0 : found.size === OFFERED) continue;
    if (best) best.more -= 1;
    const after = repair.change(trip);
    if (after === trip) continue;
    if (passes(after)) {
      const ways = waysOfTrip(checker, after, now);
      if (!best) found.set(repair.kind, { repair, ways, more });
      else if (compareBy(ways, best.ways) < 0) Object.assign(best, { repair, ways });
    }
    yield;
  }
  return [...found.values()]
    .toSorted((one, other) => compareBy(one.ways, other.ways))
    .map(({ repair }) => repair);
}

/** What is to be mended, and in what trip. */
interface Conflict {
  readonly checker: DayChecker;
  readonly trip: Trip;
  readonly check: TripCheck;
  readonly finding: Finding;
  readonly saved: readonly Thing[];
}

const nameOf = ({ facts }: TimedStop): string => facts?.name ?? 'this stop';

function* candidates(conflict: Conflict): Generator<Repair> {
  const { check, finding } = conflict;
  const day = check.days.find(({ day: { id } }) => id === finding.dayId);
  const { stopId = day?.stops.at(-1)?.stop.id } = finding;
  const timed = day?.stops.find(({ stop }) => stop.id === stopId);
  if (!day || !timed) return;
  const isWeather = isOfWeather(finding);
  const before = isWeather ? undefined : day.stops[day.stops.indexOf(timed) - 1];
  // A car is left behind by any of the ways.
  const driven = finding.code === 'car-left' ? day.stops : [timed];
  if (!isWeather) for (const stop of driven) yield* meansOf(conflict, stop);
  const movable = [timed, before].flatMap((one) => (one && !isOwn(one.stop) ? [one] : []));
  for (const stop of movable) {
    if (!isWeather) yield* lengthsOf(stop);
    yield* timesOf(conflict, day, stop);
  }
  const [moved] = movable;
  if (!moved) return;
  if (!isWeather) yield* ordersOf(day, moved);
  yield* daysOf(conflict, day, moved);
  if (isWeather) yield* swapsOf(check, day);
  yield* othersOf(conflict, moved);
}

const meansWords: Readonly<Record<Means, string>> = {
  foot: 'Walk there',
  bus: 'Take the bus',
  car: 'Drive there',
};

function* meansOf({ trip: { settings } }: Conflict, { stop }: TimedStop): Generator<Repair> {
  for (const by of MEANS.filter((means) => means !== 'car' || settings.travel === 'car')) {
    const change: TripChange = (trip) => changeStop(trip, stop.id, { by });
    if (by !== stop.by) yield { kind: 'means', words: meansWords[by], change };
  }
}

function* lengthsOf(timed: TimedStop): Generator<Repair> {
  const { stop, facts, from, to } = timed;
  if (from === undefined || to === undefined || facts?.event) return;
  // Half of what was planned is the least that is still the same visit.
  for (let minutes = to - from - QUARTER; minutes >= (to - from) / 2; minutes -= QUARTER) {
    yield {
      kind: 'length',
      words: `Shorten ${nameOf(timed)} to ${minutesText(minutes)}`,
      change: (trip) => changeStop(trip, stop.id, { minutes: Math.round(minutes) }),
    };
  }
}

function atTime(stopId: string, time: ClockTime, dayId?: string): TripChange {
  return (trip) => {
    const set = changeStop(trip, stopId, { time });
    const found = findStop(set, stopId);
    const target = set.days.find(({ id }) => id === (dayId ?? found?.dayId));
    if (!found || !target) return trip;
    const others = target.stops.filter(({ id }) => id !== stopId);
    const index = indexAt(others, time);
    // Where the order is right already it stays, with those in between that have no time.
    const neighbours = others.slice(0, found.index).every((other) => (other.time ?? '') <= time);
    const after = others.slice(found.index).every((other) => (other.time ?? '99') >= time);
    if (target.id === found.dayId && neighbours && after) return set;
    return moveStop(set, stopId, { dayId: target.id, index });
  };
}

/**
 * Times on a date for a stop, the nearest to a time first: every quarter hour of an ordinary day, and
 * when low waters, doors and the sun say so. After them come those of an early or a late bus.
 */
function timesFor(
  { facts, tides }: DayChecker,
  timed: TimedStop,
  date: IsoDate | undefined,
  near: EpochMinutes,
): readonly ClockTime[] {
  const { atSunrise, tide, stay } = timed.facts ?? {};
  const on = date ?? londonDate(near);
  const midnight = toEpochMinutes(on, '00:00');
  const quarters = ([from, until]: readonly [from: number, until: number]) =>
    Array.from(
      { length: (until - from) / QUARTER + 1 },
      (_, step) => midnight + from + step * QUARTER,
    );
  const opens = openingsOn(on, (timed.facts && openingSpans(timed.facts)) ?? []);
  const first = sunTimes(on, facts.light).sunrise - BEFORE_SUNRISE;
  const lows = tide && date ? tides.lowWaters(date) : [];
  const usual = [
    ...opens.map(({ from }) => from),
    ...(atSunrise ? [Math.floor(first / QUARTER) * QUARTER] : []),
    ...lows.map(({ instant }) => instant - BEFORE_LOW),
    ...(stay ? [toEpochMinutes(on, stay.checkIn), toEpochMinutes(on, stay.checkOut)] : []),
    ...quarters(ORDINARY),
  ];
  const times = [usual, quarters(EARLY_OR_LATE)].flatMap((some) =>
    some.sort((a, b) => Math.abs(a - near) - Math.abs(b - near)),
  );
  return [...new Set(times)].filter((instant) => londonDate(instant) === on).map(londonTime);
}

function* timesOf({ checker }: Conflict, { date }: DayCheck, timed: TimedStop): Generator<Repair> {
  const { stop, facts, from } = timed;
  if (from === undefined || facts?.event) return;
  for (const time of timesFor(checker, timed, date, from)) {
    const words =
      stop.time === undefined
        ? `${nameOf(timed)} at ${time}`
        : `Move ${nameOf(timed)} from ${stop.time} to ${time}`;
    yield { kind: 'time', words, change: atTime(stop.id, time) };
  }
}

function* ordersOf({ day, stops }: DayCheck, timed: TimedStop): Generator<Repair> {
  const { stop } = timed;
  const here = day.stops.indexOf(stop);
  for (const [index, other] of stops.entries()) {
    if (index === here) continue;
    const words = `${nameOf(timed)} ${index < here ? 'before' : 'after'} ${nameOf(other)}`;
    const change: TripChange = (trip) => moveStop(trip, stop.id, { dayId: day.id, index });
    yield { kind: 'order', words: capitalised(words), change };
  }
}

function* daysOf(conflict: Conflict, from: DayCheck, timed: TimedStop): Generator<Repair> {
  const { stop } = timed;
  const { time } = stop;
  for (const [dayIndex, { day, date }] of conflict.check.days.entries()) {
    if (day === from.day) continue;
    const when = date === undefined ? (day.title ?? `day ${dayIndex + 1}`) : formatDayMonth(date);
    const words = `Move ${nameOf(timed)} to ${when}`;
    if (time === undefined) {
      for (let index = day.stops.length; index >= 0; index -= 1) {
        const change: TripChange = (some) => moveStop(some, stop.id, { dayId: day.id, index });
        yield { kind: 'day', words, change };
      }
    } else {
      const near = toEpochMinutes(date ?? londonDate(timed.from ?? 0), time);
      const times = timesFor(conflict.checker, timed, date, near);
      for (const other of new Set([time, ...times])) {
        const at = other === time ? '' : ` at ${other}`;
        yield { kind: 'day', words: words + at, change: atTime(stop.id, other, day.id) };
      }
    }
  }
}

function* swapsOf({ days }: TripCheck, from: DayCheck): Generator<Repair> {
  const isBound = ({ stops }: DayCheck) => stops.some(({ stop }) => isOwn(stop));
  for (const day of days) {
    const { date, index } = day;
    if (date === undefined || from.date === undefined || date === from.date) continue;
    if (isBound(day) || isBound(from)) continue;
    const words = `Swap ${formatDayMonth(from.date)} and ${formatDayMonth(date)}`;
    const change: TripChange = (trip) => {
      const [here, there] = [trip.days[from.index], trip.days[index]];
      if (!here || !there) return trip;
      return { ...trip, days: trip.days.with(from.index, there).with(index, here) };
    };
    yield { kind: 'swap', words, change };
  }
}

/** Of its kind; against the weather under a roof, what is saved before other things. */
function* othersOf(
  { checker, check, finding, saved }: Conflict,
  { stop, facts }: TimedStop,
): Generator<Repair> {
  const isWeather = isOfWeather(finding);
  if (!facts || (!isWeather && typeof facts.hours === 'string')) return;
  const planned = check.days.flatMap(({ day }) => day.stops);
  const isFit = ({ indoors, type, hours }: ThingFacts) =>
    isWeather ? indoors === true : type === facts.type && typeof hours !== 'string';
  const isSaved = (thing: Thing) => isWeather && saved.some((one) => isSameThing(one, thing));
  const rank = (thing: ThingFacts) => (isSaved(thing) ? 2 : Number(thing.place === facts.place));
  const others = checker.facts.things
    .filter(isFit)
    .filter((thing) => !planned.some((known) => isSameThing(known, thing)))
    .toSorted((a, b) => rank(b) - rank(a));
  for (const { name, type, slug } of others) {
    const change: TripChange = (trip) => changeStop(trip, stop.id, { type, slug });
    yield { kind: 'instead', words: `${name} instead of ${facts.name}`, change };
  }
}

const LOOK_AHEAD = 370;

/** A sentence with the first later date that would do; undefined if none of the next 370 days does. */
export function worksWhen(
  checker: DayChecker,
  trip: Trip,
  finding: Finding,
  now: EpochMinutes,
): string | undefined {
  const index = trip.days.findIndex(({ id }) => id === finding.dayId);
  const [day, date] = [trip.days[index], dateOf(trip, index)];
  if (!day || date === undefined) return undefined;
  for (let ahead = 1; ahead <= LOOK_AHEAD; ahead += 1) {
    const firstDate = addDays(date, ahead);
    const other: Trip = { settings: trip.settings, firstDate, days: [day] };
    // What one asks about anyway may be asked about then, but not what it is about.
    const isFine = ({ state, stopId, ask }: Finding) =>
      stopId !== finding.stopId ||
      (state !== 'problem' &&
        (state !== 'check-first' ||
          ask === 'hours' ||
          (ask === 'dogs' && finding.code !== 'dogs-excluded')));
    if (areAll(checker.findings(other, checker.timeline(other, 0, now), now), isFine)) {
      const on = formatDayMonth(firstDate);
      if (finding.code === 'dogs-excluded') return `${finding.about}: dogs allowed from ${on}.`;
      const stop = day.stops.find(({ id }) => id === finding.stopId);
      const { hours = 'not-known' } = (stop && factsOf(checker.facts, stop)) ?? {};
      const [opening] = typeof hours === 'string' ? [] : openingsOn(firstDate, hours);
      return finding.code === 'closed' && opening
        ? `${finding.about} opens ${on} at ${londonTime(opening.from)}.`
        : `${finding.about}: try ${on}.`;
    }
  }
  return undefined;
}

/** What stands in the way of the thing in its place, “…”. */
const obstacles: Partial<Record<FindingCode, string>> = {
  'way-closed': '…: closed until the road opens.',
  'event-over': '… is over: remove it.',
  'no-bus': '…: no bus at that time on your days.',
  'car-left': 'Go by bus that day, or walk back to the car.',
};

/** What stands in the way, where no change and no date that was tried helps. */
export function whyNothing(checker: DayChecker, trip: Trip, { code, about }: Finding): string {
  if (code === 'dark' || code === 'walk-in-the-dark') {
    const dusks = trip.days.flatMap((_day, index) => {
      const date = dateOf(trip, index);
      return date === undefined ? [] : londonTime(sunTimes(date, checker.facts.light).dusk);
    });
    return `${about}: dark by ${dusks.toSorted().at(-1) ?? ''} on all your days. Set out earlier, or leave it out.`;
  }
  const words = obstacles[code] ?? '…: nothing we tried helps. Leave it out that day.';
  return words.replace('…', () => about);
}

/**
 * The daylight low waters of the stay for a tide-bound stop, as far as they are predicted. `passes`
 * says that the check has found nothing new against one; never that it is safe.
 */
export function lowWatersFor(checker: DayChecker, trip: Trip, stopId: string, now: EpochMinutes) {
  const before = checker.check(trip, now);
  const timed = before.days.flatMap(({ stops }) => stops).find(({ stop }) => stop.id === stopId);
  if (!timed?.facts?.tide) return [];
  const passes = testOf(checker, trip, before, now);
  return trip.days.flatMap((day, index) => {
    const date = dateOf(trip, index);
    if (date === undefined) return [];
    return checker.tides.lowWaters(date).map(({ instant }) => {
      const time = londonTime(Math.max(instant - BEFORE_LOW, toEpochMinutes(date, '00:00')));
      const change = atTime(stopId, time, day.id);
      const words = `${formatDayMonth(date)}: low water ${londonTime(instant)}`;
      return { time, words, passes: passes(change(trip)), change };
    });
  });
}
