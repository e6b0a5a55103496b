import type { ClockTime } from '@/content/types';
import { openingsOn, openingTable } from '@/lib/content/opening-hours';
import { listText } from '@/lib/typeset';
import { type EpochMinutes, londonDate, londonTime, toEpochMinutes } from '@/lib/time/london';
import { formatDateRange, formatDayMonth } from '@/lib/time/words';
import type { DayCheck, DayChecker } from './check/check';
import type { Finding } from './check/finding';
import { BEFORE_LOW } from './check/tide';
import { operatorsOf, partsOf } from './check/leg';
import type { TimedStop, Timeline } from './check/timeline';
import { sentences } from './check/words';
import { factsOf, type MealName, type ThingFacts } from './facts';
import { addDay, addStop, removeStop, withStop } from './structure';
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

export interface LeftOver {
  readonly thing: Thing;
  readonly name: string;
  readonly reason: string;
}

export interface Proposal {
  readonly trip: Trip;
  readonly placed: number;
  readonly left: readonly LeftOver[];
  readonly accept: TripChange;
}

export interface ArrangeOptions {
  readonly checker: DayChecker;
  readonly trip: Trip;
  readonly tray: readonly Thing[];
  readonly now: EpochMinutes;
  readonly newId: () => string;
}

const A_DAY = 4;
/** Nothing is suggested before or after these, but for the sun. */
const EARLY: ClockTime = '09:30';
const LATE: ClockTime = '18:00';
/** Nor after this where hours are to be asked for. */
const LATE_UNASKED: ClockTime = '16:00';
const BEFORE_SUNRISE = 30;
const WARM = { from: '11:00', until: '17:00', begins: ['11:00', '14:00'] } as const;

/** Minutes on foot in a day, by pace; steady where none was chosen. */
export const WALKING_LIMITS = { slow: 45, steady: 90, brisk: 240 };
/** Minutes between two things, and what suggested times are rounded to. */
const QUARTER = 15;

/** When other things begin on a day that began with the sun. */
const AFTER_SUNRISE: readonly ClockTime[] = ['10:00', '13:30'];

interface Meal {
  readonly from: ClockTime;
  readonly until: ClockTime;
  readonly times: readonly ClockTime[];
}

export const MEALS: Readonly<Record<MealName, Meal>> = {
  lunch: { from: '12:00', until: '14:00', times: ['12:00', '12:30', '13:00'] },
  supper: { from: '18:00', until: '20:30', times: ['18:00', '18:30', '19:00'] },
  tea: { from: '15:00', until: '16:30', times: ['15:00', '15:30'] },
  breakfast: { from: '09:30', until: '10:45', times: ['09:30', '10:00'] },
};

/** What a finding costs, in minutes of a day that one would give to be without it. */
const COSTS: Partial<Record<Finding['code'], number>> = {
  'long-day': 240,
  'much-walking': 120,
  'on-foot-only': 60,
  'closes-soon': 150,
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
  const placed = new Map<string, ThingFacts>();
  const left: LeftOver[] = [];
  const leave = (id: string, thing: ThingFacts) => {
    placed.delete(id);
    left.push({ thing, name: thing.name, reason: FULL });
  };

  const known = tray.map((thing) => ({ thing, facts: factsOf(checker.facts, thing) }));
  const byChoice = [...known].sort((a, b) => choices(a.facts) - choices(b.facts));
  for (const { thing, facts } of byChoice) {
    yield placed.size + left.length;
    const outOfPlan = whyNowhere(facts);
    if (!facts || outOfPlan !== undefined) {
      left.push({ thing, name: facts?.name ?? thing.slug, reason: outOfPlan ?? '' });
      continue;
    }
    const id = newId();
    const against: Objection[] = [];
    let best = yield* bestPlace(options, trip, facts, id, against);
    // Of days that the visitor has not made there may be one more.
    if (!best && options.trip.days.length === 0 && !facts.event) {
      best = yield* bestPlace(options, addDay(trip, freshDay(newId)), facts, id, against);
    }
    if (best) {
      ({ trip } = best);
      placed.set(id, facts);
    } else left.push({ thing, name: facts.name, reason: whyLeft(options, trip, facts, against) });
  }
  const refining: Refining = { checker, now, placed };
  for (const place of trip.days.keys()) {
    yield placed.size;
    trip = inQuarters(refining, shortened(refining, trip, place), place);
  }
  for (const { id } of allStops(trip).filter((stop) => isOdd(trip, stop, placed))) {
    // A day that leaves no quarter hour for it is too full: another place, or none.
    const facts = placed.get(id);
    if (!facts) continue;
    const best = yield* bestPlace(options, removeStop(trip, id), facts, id, []);
    const place = best ? best.trip.days.findIndex((day) => day.id === best.dayId) : 0;
    const again = best && inQuarters(refining, best.trip, place);
    const isPlaced = again && !allStops(again).some((stop) => isOdd(again, stop, placed));
    trip = isPlaced ? again : removeStop(trip, id);
    if (!isPlaced) leave(id, facts);
  }
  trip = { ...trip, days: withoutHours(trip, options.trip) };
  for (const place of trip.days.keys()) {
    yield placed.size;
    for (let before; before !== trip;) {
      before = trip;
      trip = shortened(refining, trip, place);
    }
  }
  for (const [place, day] of trip.days.entries()) {
    // What only worked beside something that has gone since goes too.
    for (const { id } of day.stops.filter((stop) => placed.has(stop.id)).toReversed()) {
      const own = options.trip.days[place];
      const before = own && checker.checkDay(options.trip, place, now);
      const after = checker.checkDay(trip, place, now);
      const facts = placed.get(id);
      if (!after || !facts || !objectionTo(before, after, trip)) break;
      trip = removeStop(trip, id);
      leave(id, facts);
    }
  }

  const { days } = trip;
  const instead: LeftOver[] = [];
  for (const one of left) {
    const isFull = one.reason === FULL;
    const other = isFull ? undefined : yield* alternativeTo(options, trip, one.thing, left);
    instead.push(other ? { ...one, reason: `${one.reason} ${other} would fit.` } : one);
  }
  return {
    trip,
    placed: placed.size,
    left: instead,
    accept: (current) => {
      // Only if nothing was planned meanwhile is the proposal still the one that was shown.
      const same = JSON.stringify(current.days) === JSON.stringify(options.trip.days);
      return same ? { ...current, days } : addPlaced(current, days);
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

const FULL = 'Your days are full.';

function whyNowhere(facts: ThingFacts | undefined): string | undefined {
  if (!facts) return 'No longer in our guide.';
  if (facts.stay) return 'Choose it under “Staying at” instead.';
  return facts.meals?.length === 0 ? 'They come to you: book ahead.' : undefined;
}

function whyLeft(
  { checker: { facts } }: ArrangeOptions,
  trip: Trip,
  { event, hours, place }: ThingFacts,
  against: readonly Objection[],
): string {
  const objection = against.find(({ code }) => code !== 'closed');
  const dogRule = facts.dogRules.find((rule) => rule.place === place);
  const reason = objection?.code === 'dogs-excluded' ? dogRule?.words : objection?.sentence;
  const dates = trip.days.flatMap((_day, index) => dateOf(trip, index) ?? []);
  if (event) {
    const { startDate, endDate = startDate } = event;
    const on = formatDateRange(startDate, endDate);
    if (trip.firstDate === undefined) return `It’s on ${on}. Add dates to your days.`;
    const isAmong = dates.some((date) => startDate <= date && date <= endDate);
    if (!isAmong) return `It’s on ${on}, outside your days.`;
    return reason ?? `It’s on ${on}, and that day is full.`;
  }
  if (reason !== undefined || typeof hours === 'string' || dates.length === 0)
    return reason ?? FULL;
  const [open, ...more] = dates.filter((date) => openingsOn(date, hours).length > 0);
  if (open === undefined) {
    const week = openingTable(hours).filter((row) => row.hours !== 'Closed');
    return `Closed on your days. Open ${listText(week.map(({ day }) => day))}.`;
  }
  return more.length > 0 ? FULL : `Only open on ${formatDayMonth(open)}, and that day is full.`;
}

const OTHERS = 4;

function* alternativeTo(
  options: ArrangeOptions,
  trip: Trip,
  thing: Thing,
  left: readonly LeftOver[],
): Generator<number, string | undefined> {
  const { things } = options.checker.facts;
  const facts = factsOf(options.checker.facts, thing);
  if (!facts || whyNowhere(facts) !== undefined || facts.event) return undefined;
  const taken = [...allStops(trip), ...left.map((one) => one.thing)];
  const others = things
    .filter((other) => other.type === thing.type && !other.event && !whyNowhere(other))
    .filter((other) => !taken.some((one) => isSameThing(one, other)))
    .toSorted((a, b) => Number(b.place === facts.place) - Number(a.place === facts.place));
  for (const other of others.slice(0, OTHERS)) {
    if (yield* bestPlace(options, trip, other, 'other', [])) return other.name;
  }
  return undefined;
}

function choices({ event, atSunrise, tide, meals, hours, minutes }: Partial<ThingFacts> = {}) {
  if (event) return 0;
  if (atSunrise) return 1;
  if (tide) return 2;
  if (meals) return 5;
  return (minutes ?? 0) > 150 || hours !== 'open-ground' ? 3 : 4;
}

function withDays({ trip, tray, newId }: ArrangeOptions): Trip {
  const wanted = Math.min(MAX_DAYS, Math.ceil(tray.length / A_DAY));
  const isEmpty = trip.days.length === 0;
  const made = Array.from({ length: isEmpty ? wanted : 0 }, () => freshDay(newId));
  const known = trip.days.map((day) => (day.stops.length > 0 ? day : { setsOut: EARLY, ...day }));
  return { ...trip, days: [...known, ...made] };
}

const freshDay = (newId: ArrangeOptions['newId']): Day => ({
  id: newId(),
  setsOut: EARLY,
  stops: [],
});

function withStopAt(day: Day, stop: Stop, index: number): Day {
  const { setsOut, ...rest } = withStop(day, stop, index);
  const isBefore = setsOut !== undefined && stop.time !== undefined && stop.time < setsOut;
  return setsOut === undefined || isBefore ? rest : { ...rest, setsOut };
}

function withoutHours({ days }: Trip, before: Trip): readonly Day[] {
  return days.map((day) => {
    const { setsOut, ...rest } = day;
    const isSet = before.days.some((own) => own.id === day.id && own.setsOut === setsOut);
    return isSet || day.stops.some(({ time }) => time === undefined) ? day : rest;
  });
}

interface Place {
  readonly trip: Trip;
  readonly stop: Stop;
  readonly dayId: string;
}

function* bestPlace(
  { checker, now }: ArrangeOptions,
  trip: Trip,
  facts: ThingFacts,
  id: string,
  against: Objection[],
): Generator<number, Place | undefined> {
  if (allStops(trip).length >= MAX_STOPS) return undefined;
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
        days: trip.days.map((other) => (other === day ? withStopAt(day, stop, index) : other)),
      };
      const timeline = checker.timeline(after, place, now);
      // Findings only add to the cost of the ways: what costs too much by these is not looked at.
      if (!(waysOf(timeline) - costBefore < (best?.cost ?? Infinity))) continue;
      const check = checker.judge(after, timeline, now);
      const cost = costOf(check) - costBefore;
      if (cost === Infinity) continue;
      const objection = objectionTo(before, check, trip);
      if (objection) {
        // What is against others, or against its order among them, means that there is no room.
        const isOfOrder = ofOrder.includes(objection.code) || Boolean(objection.data?.['hours']);
        if (objection.stopId === id && !isOfOrder) against.push(objection);
        continue;
      }
      if (!best || cost < best.cost) best = { trip: after, stop, dayId: day.id, cost };
    }
  }
  return best;
}

const ofOrder: readonly Finding['code'][] = [
  'overlap',
  'leg-too-long',
  'leg-not-known',
  'open-sometime',
  'walk-in-the-dark',
  'dark-there',
];

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
  const at = (times: readonly ClockTime[]) =>
    times.map((time) => {
      const later = planned?.stops.findIndex(
        ({ from }) => from !== undefined && londonTime(from) > time,
      );
      return { index: later === undefined || later < 0 ? stops.length : later, time };
    });
  if (facts.meals) {
    const isFree = (meal: Meal) => !planned?.stops.some((stop) => isEatenAt(stop, meal));
    return at(facts.meals.flatMap((name) => (isFree(MEALS[name]) ? MEALS[name].times : [])));
  }
  // One walk a day: what follows another is a march.
  if (facts.startsAt !== undefined && planned?.stops.some((stop) => stop.facts?.startsAt))
    return [];
  const quarterBefore = (instant: EpochMinutes) =>
    londonTime(Math.floor(instant / QUARTER) * QUARTER);
  if (facts.atSunrise && planned?.light) {
    return at([quarterBefore(planned.light.sunrise - BEFORE_SUNRISE)]);
  }
  const lows = facts.tide && tides.covers(date) ? tides.lowWaters(date) : [];
  const byTide = lows
    .map(({ instant }) => quarterBefore(instant - BEFORE_LOW))
    .filter((time) => time >= EARLY);
  if (byTide.length > 0) return at(byTide);
  return [
    ...(facts.type === 'beach' ? at(WARM.begins) : []),
    ...(planned?.stops.some((stop) => stop.facts?.atSunrise) ? at(AFTER_SUNRISE) : []),
    ...indices.map((index) => ({ index })),
  ];
}

type Objection = Pick<Finding, 'stopId' | 'code' | 'sentence'> & Partial<Pick<Finding, 'data'>>;

export function objectionTo(
  before: DayCheck | undefined,
  after: DayCheck,
  { settings: { pace = 'steady' } }: Trip,
): Objection | undefined {
  const known = new Set(before?.findings.map(({ id }) => id));
  const reliesOnBus = (stopId: string | undefined) =>
    after.date !== undefined &&
    after.legs.some(({ stopId: to, leg, ask }) => {
      const isOpen = leg.by === 'bus' || leg.by === 'mixed' ? leg.arrives === undefined : false;
      return to === stopId && (isOpen || (leg.by === 'foot' && ask));
    });
  const finding = after.findings.find(
    ({ id, state, code, stopId }) =>
      !known.has(id) &&
      (state === 'problem' ||
        code === 'dark-there' ||
        (code === 'leg-not-known' && reliesOnBus(stopId))),
  );
  if (finding) return finding;
  for (const { facts, stop } of after.stops) {
    const leg = after.legs.find(({ stopId }) => stopId === stop.id);
    if (!facts?.startsAt || facts.startsAt === facts.endsAt || leg?.carAt === undefined) continue;
    const sentence = 'It ends where your car isn’t. Take the bus to its start.';
    return { stopId: stop.id, code: 'car-left', sentence };
  }
  const hurried = hurriedStop(before?.day.stops ?? [], after);
  if (hurried) return { stopId: hurried, code: 'overlap', sentence: FULL };
  const walked = minutesOnFoot(after);
  if (walked <= Math.max(WALKING_LIMITS[pace], before ? minutesOnFoot(before) : 0))
    return undefined;
  const added = after.day.stops.find((stop) => !before?.day.stops.includes(stop));
  const [unread] = after.legs.flatMap(({ perhaps, ask = [] }) => perhaps ?? ask);
  const sentence = sentences.tooFar(walked, unread ? operatorsOf([unread]) : []);
  return { stopId: added?.id, code: 'much-walking', sentence };
}

/** A stop with a time that leaves no quarter hour after the one before it, which `known` did not. */
function hurriedStop(known: readonly Stop[], after: Timeline): string | undefined {
  const hurried = after.stops.find(({ stop, from, isSet }, index) => {
    const before = after.stops[index - 1];
    if (!before || !isSet || before.to === undefined || from === undefined) return false;
    if (known[known.indexOf(stop) - 1] === before.stop) return false;
    const legs = after.legs.filter(({ stopId }) => stopId === stop.id);
    return from - before.to - minutesOnTheWay({ legs }) < QUARTER;
  });
  return hurried?.stop.id;
}

export function isEatenAt({ facts, from }: TimedStop, meal: Pick<Meal, 'from' | 'until'>): boolean {
  if (!facts?.meals || from === undefined) return false;
  const time = londonTime(from);
  return meal.from <= time && time < meal.until;
}

/** Minutes on foot between the stops of a day, and home, also where an unread bus may come. */
export function minutesOnFoot({ legs }: Pick<Timeline, 'legs'>): number {
  return legs
    .flatMap(({ leg }) => partsOf(leg))
    .reduce((sum, part) => sum + (part.by === 'foot' ? part.walk.minutes : 0), 0);
}

/** Minutes between the stops of a day, and home, as far as they are known. */
export function minutesOnTheWay({ legs }: Pick<Timeline, 'legs'>): number {
  return legs.reduce((sum, { leg }) => {
    if (leg.by === 'here') return sum;
    if (leg.by === 'foot') return sum + leg.walk.minutes;
    if (leg.by === 'not-known' || leg.arrives === undefined) return sum + 60;
    return sum + leg.arrives - (leg.leaves ?? leg.arrives);
  }, 0);
}

export const isFree = ({ event, meals, tide, atSunrise }: ThingFacts): boolean =>
  !event && !meals && !tide && !atSunrise;

interface Refining {
  readonly checker: DayChecker;
  readonly now: EpochMinutes;
  readonly placed: ReadonlyMap<string, ThingFacts>;
}

function shortened({ checker, now, placed }: Refining, trip: Trip, place: number): Trip {
  let best = trip;
  const free = (stop: Stop | undefined) => {
    const facts = stop && placed.get(stop.id);
    return facts && isFree(facts) ? stop : undefined;
  };
  const timed = (stop: Stop, time: ClockTime | undefined): Stop => {
    const { time: _own, ...rest } = stop;
    return time === undefined ? rest : { ...rest, time };
  };
  const count = trip.days[place]?.stops.length ?? 0;
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) {
      const day = best.days[place];
      const [first, second] = [free(day?.stops[a]), free(day?.stops[b])];
      if (!day || !first || !second) continue;
      const stops = day.stops.with(a, timed(second, first.time)).with(b, timed(first, second.time));
      const next = { ...best, days: best.days.with(place, { ...day, stops }) };
      const before = checker.checkDay(best, place, now);
      const timeline = checker.timeline(next, place, now);
      if (!before || minutesOnTheWay(timeline) >= minutesOnTheWay(before)) continue;
      if (!objectionTo(before, checker.judge(next, timeline, now), trip)) best = next;
    }
  }
  return best;
}

function isOdd(trip: Trip, { id, time }: Stop, ids: ReadonlyMap<string, ThingFacts>): boolean {
  return trip.firstDate !== undefined && ids.has(id) && !ids.get(id)?.event && time === undefined;
}

/** A day with quarter hours for what it has placed, and some minutes between, where that works. */
function inQuarters({ checker, now, placed }: Refining, trip: Trip, place: number): Trip {
  let best = trip;
  const date = dateOf(trip, place);
  if (date === undefined) return trip;
  for (const [index, { id }] of (trip.days[place]?.stops ?? []).entries()) {
    const before = checker.checkDay(best, place, now);
    const timed = before?.stops[index];
    const day = best.days[place];
    if (!day || !timed || timed.isSet || !placed.has(id)) continue;
    // An hour for a way of which nothing says how long it takes.
    const from = timed.from ?? (before.stops[index - 1]?.to ?? toEpochMinutes(date, EARLY)) + 60;
    for (const wait of index === 0 ? [0, -QUARTER] : [QUARTER, 0]) {
      const time = londonTime(Math.ceil((from + wait) / QUARTER) * QUARTER);
      if (time < EARLY && timed.facts?.atSunrise !== true) continue;
      const stops = day.stops.with(index, { ...timed.stop, time });
      const next = { ...best, days: best.days.with(place, { ...day, stops }) };
      const timeline = checker.timeline(next, place, now);
      if (waysOf(timeline) === Infinity) continue;
      if (objectionTo(before, checker.judge(next, timeline, now), trip)) continue;
      best = next;
      break;
    }
  }
  return best;
}

/** What a day costs: minutes on the way, and what is worth knowing of it; full days cost more. */
function costOf(day: DayCheck | undefined): number {
  if (!day) return Infinity;
  return waysOf(day) + day.findings.reduce((sum, { code }) => sum + (COSTS[code] ?? 0), 0);
}

/** Minutes of a beach that are not in the warm half of the day, the tide aside. */
function coldMinutes({ facts, from, to }: TimedStop): number {
  if (facts?.type !== 'beach' || facts.tide || from === undefined || to === undefined) return 0;
  const day = londonDate(from);
  const [warm, cool] = [toEpochMinutes(day, WARM.from), toEpochMinutes(day, WARM.until)];
  return to - from - Math.max(0, Math.min(to, cool) - Math.max(from, warm));
}

/** What the ways of a day cost, and how full it is; `Infinity` where something is too early or late. */
function waysOf({ date, stops, legs }: Timeline): number {
  const isAtOddHours = stops.some(({ facts, from, isSet }) => {
    if (from === undefined || isSet || date === undefined) return false;
    const late = facts?.hours === 'not-known' ? LATE_UNASKED : LATE;
    return londonTime(from) > late || londonTime(from) < EARLY;
  });
  if (isAtOddHours) return Infinity;
  const cold = stops.reduce((sum, stop) => sum + coldMinutes(stop), 0);
  // One long way is worse than two short ones: what is near each other goes together.
  const long = legs.reduce(
    (sum, leg) => sum + Math.max(0, minutesOnTheWay({ legs: [leg] }) - 60),
    0,
  );
  return minutesOnTheWay({ legs }) + long + cold + stops.length ** 2 * 5;
}
