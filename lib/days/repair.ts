/**
 * Mends what the check is against. Small changes are tried one after the other: how one goes, how long
 * one stays, when, in what order, on which day, something else instead. The check looks at each; of
 * each kind the first that passes is offered. It passes where its problem is gone, nothing new is
 * against the days, and nobody walks further than they do in a day. Where none passes, `worksWhen`
 * looks for a date, and `whyNothing` says what stands in the way.
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
import { sunTimes, twilight } from '@/lib/time/sun';
import { formatDayMonth, minutesText } from '@/lib/time/words';
import { walkingLimits } from '@/lib/transport/pace';
import { type DayCheck, type DayChecker, isAgainst, type TripCheck } from './check/check';
import { type Finding, isOfWeather } from './check/finding';
import { BEFORE_LOW } from './check/tide';
import type { TimedStop } from './check/timeline';
import { sentences } from './check/words';
import { BEFORE_SUNRISE, minutesOnFoot } from './arrange';
import { factsOf, type MealName, openingSpans, type ThingFacts } from './facts';
import { MEALS } from './meals';
import { changeStop } from './moves';
import { moveStop, withDay } from './structure';
import {
  dateOf,
  findStop,
  isSameThing,
  type Position,
  type Stop,
  type Thing,
  type Trip,
  type TripChange,
} from './trip';

export interface Repair {
  readonly kind: 'time' | 'length' | 'order' | 'day' | 'swap' | 'means' | 'instead';
  readonly words: string;
  readonly move: TripChange;
}

const QUARTER = 15;
const [EARLIEST, LATEST] = [9 * 60 + 30, 21 * 60];

/** What must not be new after a repair: a problem, something to ask first, or the dark. */
const isTrouble = (finding: Finding): boolean =>
  isAgainst(finding) || finding.state === 'check-first';

/** What is to be asked about a stop goes with it to another day; a problem does not. */
const keyOf = ({ id, state, code, stopId, dayId }: Finding): string =>
  state === 'problem' ? id : `${code} ${stopId ?? dayId}`;

function testOf(
  checker: DayChecker,
  { settings: { pace = 'steady' } }: Trip,
  before: TripCheck,
  now: EpochMinutes,
  gone?: Finding,
): (after: Trip) => boolean {
  // Who changes a plan for the weather wants none of it elsewhere either.
  const isAsked = (finding: Finding) =>
    isTrouble(finding) || (gone !== undefined && isOfWeather(gone) && isOfWeather(finding));
  const known = new Set(before.findings.filter(isAsked).map(keyOf));
  if (gone && isOfWeather(gone)) known.delete(keyOf(gone));
  const isFine = (finding: Finding) =>
    !isAsked(finding) || (known.has(keyOf(finding)) && finding.id !== gone?.id);
  const limit = walkingLimits[pace];
  return (after) =>
    after.days.every((day, index) => {
      // A day that is as it was has been checked, and is remembered; a change is tried once.
      return day === before.days[index]?.day
        ? checker.checkDay(after, index, now)?.findings.every(isFine)
        : checker.holds(after, index, now, isFine) &&
            minutesOnFoot(checker.timeline(after, index, now)) <=
              Math.max(limit, ...before.days.slice(index, index + 1).map(minutesOnFoot));
    });
}

const OFFERED = 3;

/**
 * The repairs of a conflict that the check has passed: of each kind the one that changes least.
 * Yields after each change that is tried, so that a page can paint between its steps.
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
  const before = checker.check(trip, now);
  const passes = testOf(checker, trip, before, now, finding);
  const found: Repair[] = [];
  for (const repair of candidates(checker, finding, before, saved)) {
    if (found.some(({ kind }) => kind === repair.kind)) continue;
    const after = repair.move(trip);
    if (after === trip) continue;
    if (passes(after)) found.push(repair);
    if (found.length === OFFERED) break;
    yield;
  }
  return found;
}

function* candidates(
  checker: DayChecker,
  finding: Finding,
  check: TripCheck,
  saved: readonly Thing[],
): Generator<Repair> {
  const day = check.days.find(({ day: { id } }) => id === finding.dayId);
  const { stopId = day?.stops.at(-1)?.stop.id } = finding;
  const timed = day?.stops.find(({ stop }) => stop.id === stopId);
  if (!day || !timed) return;
  const before = day.stops[day.stops.indexOf(timed) - 1];

  if (isOfWeather(finding)) {
    yield* timesOf(checker, day, timed);
    yield* daysOf(checker, check, day, timed);
    yield* swapsOf(check, day);
    yield* othersOf(checker, check, timed, saved);
    return;
  }
  // A car is left behind by any of the ways.
  for (const stop of finding.code === 'car-left' ? day.stops : [timed]) yield* meansOf(stop);
  yield* lengthsOf(timed);
  yield* timesOf(checker, day, timed);
  if (before) {
    yield* lengthsOf(before);
    yield* timesOf(checker, day, before);
  }
  yield* ordersOf(day, timed);
  yield* daysOf(checker, check, day, timed);
  yield* othersOf(checker, check, timed);
}

function* meansOf({ stop }: TimedStop): Generator<Repair> {
  for (const by of ['foot', 'bus'] as const) {
    const words = by === 'bus' ? 'Take the bus' : 'Walk there';
    const move: TripChange = (trip) => changeStop(trip, stop.id, { by });
    if (by !== stop.by) yield { kind: 'means', words, move };
  }
}

function* lengthsOf({ stop, facts, from, to }: TimedStop): Generator<Repair> {
  if (from === undefined || to === undefined || facts?.event) return;
  // Half of what was planned is the least that is still the same visit.
  for (let minutes = to - from - QUARTER; minutes >= (to - from) / 2; minutes -= QUARTER) {
    yield {
      kind: 'length',
      words: `Shorten ${facts?.name ?? 'this stop'} to ${minutesText(minutes)}`,
      move: (trip) => changeStop(trip, stop.id, { minutes: Math.round(minutes) }),
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
    const later = others.findIndex((other) => other.time !== undefined && other.time > time);
    const index = later < 0 ? others.length : later;
    // Where the order is right already it stays, with those in between that have no time.
    const neighbours = others.slice(0, found.index).every((other) => (other.time ?? '') <= time);
    const after = others.slice(found.index).every((other) => (other.time ?? '99') >= time);
    if (target.id === found.dayId && neighbours && after) return set;
    return moveStop(set, stopId, { dayId: target.id, index });
  };
}

/** Whether a time is one of a meal there: of the same, where it was one of a meal. */
function suitsMeals({ meals = [] }: ThingFacts, near: EpochMinutes) {
  const isWithin = (time: ClockTime) => {
    return (name: MealName) => MEALS[name].from <= time && time < MEALS[name].until;
  };
  const now = meals.filter(isWithin(londonTime(near)));
  const wanted = now.length > 0 ? now : meals;
  return (time: ClockTime) => meals.length === 0 || wanted.some(isWithin(time));
}

function timesFor(
  checker: DayChecker,
  { facts }: TimedStop,
  date: IsoDate | undefined,
  near: EpochMinutes,
): readonly ClockTime[] {
  const day = date ?? londonDate(near);
  const grid = Array.from(
    { length: (LATEST - EARLIEST) / QUARTER + 1 },
    (_, step) => toEpochMinutes(day, '00:00') + EARLIEST + step * QUARTER,
  );
  const opens = openingsOn(day, (facts && openingSpans(facts)) ?? []).map(({ from }) => from);
  const { sunrise } = sunTimes(day, checker.facts.light);
  const sun = facts?.atSunrise ? [Math.floor((sunrise - BEFORE_SUNRISE) / QUARTER) * QUARTER] : [];
  const tides = facts?.tide && date ? checker.tides.lowWaters(date) : [];
  const lows = tides.map(({ instant }) => instant - BEFORE_LOW);
  const { checkIn, checkOut } = facts?.stay ?? {};
  const stay = [checkIn, checkOut].flatMap((time) => (time ? toEpochMinutes(day, time) : []));
  return [...new Set([...opens, ...sun, ...lows, ...stay, ...grid])]
    .filter((instant) => londonDate(instant) === day)
    .sort((a, b) => Math.abs(a - near) - Math.abs(b - near))
    .map(londonTime)
    .filter(facts ? suitsMeals(facts, near) : Boolean);
}

function* timesOf(checker: DayChecker, day: DayCheck, timed: TimedStop): Generator<Repair> {
  const { stop, facts, from } = timed;
  const name = facts?.name ?? 'this stop';
  const times = from === undefined || facts?.event ? [] : timesFor(checker, timed, day.date, from);
  for (const time of times) {
    const words =
      stop.time === undefined ? `${name} at ${time}` : `Move ${name} from ${stop.time} to ${time}`;
    yield { kind: 'time', words, move: atTime(stop.id, time) };
  }
}

function* ordersOf({ day, stops }: DayCheck, { stop, facts }: TimedStop): Generator<Repair> {
  const here = day.stops.indexOf(stop);
  for (const [index, other] of stops.entries()) {
    if (index === here) continue;
    const position: Position = { dayId: day.id, index };
    const side = index < here ? 'before' : 'after';
    const words = `${facts?.name ?? 'This stop'} ${side} ${other.facts?.name ?? 'the next'}`;
    yield { kind: 'order', words, move: (trip) => moveStop(trip, stop.id, position) };
  }
}

function* daysOf(
  checker: DayChecker,
  check: TripCheck,
  from: DayCheck,
  timed: TimedStop,
): Generator<Repair> {
  const { stop, facts } = timed;
  const name = facts?.name ?? 'this stop';
  for (const [place, { day, date }] of check.days.entries()) {
    if (day === from.day) continue;
    const when = date === undefined ? (day.title ?? `day ${place + 1}`) : formatDayMonth(date);
    const { time } = stop;
    if (time === undefined) {
      for (let index = day.stops.length; index >= 0; index -= 1) {
        const position: Position = { dayId: day.id, index };
        const move: TripChange = (some) => moveStop(some, stop.id, position);
        yield { kind: 'day', words: `Move ${name} to ${when}`, move };
      }
    } else {
      const near = toEpochMinutes(date ?? londonDate(timed.from ?? 0), time);
      for (const other of [...new Set([time, ...timesFor(checker, timed, date, near)])]) {
        const words = `Move ${name} to ${when}${other === time ? '' : ` at ${other}`}`;
        yield { kind: 'day', words, move: atTime(stop.id, other, day.id) };
      }
    }
  }
}

function* swapsOf({ days }: TripCheck, from: DayCheck): Generator<Repair> {
  for (const { date, index } of days) {
    if (date === undefined || from.date === undefined || date === from.date) continue;
    const words = `Swap ${formatDayMonth(from.date)} and ${formatDayMonth(date)}`;
    const move: TripChange = (trip) => {
      const [here, there] = [trip.days[from.index], trip.days[index]];
      if (!here || !there) return trip;
      return { ...trip, days: trip.days.with(from.index, there).with(index, here) };
    };
    yield { kind: 'swap', words, move };
  }
}

/** @param saved given where it is to be under a roof: what is saved is offered first */
function* othersOf(
  { facts: { things } }: DayChecker,
  { days }: TripCheck,
  { stop, facts }: TimedStop,
  saved?: readonly Thing[],
): Generator<Repair> {
  if (!facts || (!saved && typeof facts.hours === 'string')) return;
  const planned = days.flatMap(({ day }) => day.stops);
  const isFit = ({ indoors, type, hours }: ThingFacts) =>
    saved ? indoors === true : type === facts.type && typeof hours !== 'string';
  const rank = (thing: ThingFacts) =>
    saved?.some((one) => isSameThing(one, thing)) ? 2 : Number(thing.place === facts.place);
  const others = things
    .filter(isFit)
    .filter((thing) => !planned.some((known) => isSameThing(known, thing)))
    .toSorted((a, b) => rank(b) - rank(a));
  for (const { name, type, slug } of others) {
    const swapped = (one: Stop) => (one.id === stop.id ? { ...one, type, slug } : one);
    yield {
      kind: 'instead',
      words: `${name} instead of ${facts.name}`,
      move: (trip) =>
        withDay(trip, findStop(trip, stop.id)?.dayId ?? '', (day) => ({
          ...day,
          stops: day.stops.map(swapped),
        })),
    };
  }
}

const LOOK_AHEAD = 370;

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
    if (checker.holds(other, 0, now, isFine)) {
      const on = formatDayMonth(firstDate);
      if (finding.code === 'dogs-excluded') return sentences.dogsFrom(finding.about, on);
      const stop = day.stops.find(({ id }) => id === finding.stopId);
      const { hours = 'not-known' } = (stop && factsOf(checker.facts, stop)) ?? {};
      const [opening] = typeof hours === 'string' ? [] : openingsOn(firstDate, hours);
      return finding.code === 'closed' && opening
        ? sentences.opensOn(finding.about, on, londonTime(opening.from))
        : sentences.tryOn(finding.about, on);
    }
  }
  return undefined;
}

/** What stands in the way, where no change and no date that was tried helps. */
export function whyNothing(checker: DayChecker, trip: Trip, finding: Finding): string {
  const { code, about } = finding;
  switch (code) {
    case 'way-closed':
      return `${about}: closed until the road opens.`;
    case 'event-over':
      return `${about} is over: remove it.`;
    case 'no-bus':
      return `${about}: no bus at that time on your days.`;
    case 'car-left':
      return 'Go by bus that day, or walk back to the car.';
    case 'dark':
    case 'walk-in-the-dark': {
      const dusks = trip.days.flatMap((_day, index) => {
        const date = dateOf(trip, index);
        return date === undefined ? [] : londonTime(twilight(date, checker.facts.light).dusk);
      });
      return `${about}: dark by ${dusks.toSorted().at(-1) ?? ''} on all your days. Set out earlier, or leave it out.`;
    }
    default:
      return `${about}: nothing we tried helps. Leave it out that day.`;
  }
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
      const move = atTime(stopId, time, day.id);
      const words = `${formatDayMonth(date)}: low water ${londonTime(instant)}`;
      return { time, words, passes: passes(move(trip)), move };
    });
  });
}
