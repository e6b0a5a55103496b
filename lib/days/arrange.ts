/**
 * Puts what is saved on the days of a stay. One thing after the other: events first, then the sunrise,
 * meals, what takes long or has a door, and what is always open. Each is tried at every position of every
 * day; the check looks at the day with it, and `weigh` says what it costs in minutes on the way, of
 * waiting, in the cold, and for what is to be checked first. The cheapest is taken that nothing
 * stands against. At last two things change over where that shortens the way. No days are added.
 */
import type { ClockTime, IsoDate, Occasion } from '@/content/types';
import { openingsOn, openingTable } from '@/lib/content/opening-hours';
import { listText } from '@/lib/typeset';
import { type EpochMinutes, londonDate, londonTime, toEpochMinutes } from '@/lib/time/london';
import { durationText } from '@/lib/time/spans';
import { formatDateRange, formatDayMonth } from '@/lib/time/words';
import { type DayCheck, type DayChecker, isAgainst } from './check/check';
import type { Finding, FindingCode } from './check/finding';
import { walkingLimits } from '@/lib/transport/pace';
import type { TimedLeg, TimedStop, Timeline } from './check/timeline';
import { hasRide, isOnFoot, minutesInDark } from '@/lib/transport/way';
import { QUARTER } from './check/words';
import { factsOf, type ThingFacts } from './facts';
import { isEatenAt, type Meal, MEALS } from './meals';
import { changeLength } from './changes';
import { indexWithin, withStop } from './structure';
import {
  allStops,
  dateOf,
  findStop,
  isOwn,
  isSameThing,
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
  readonly change: TripChange;
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
const LATE_UNASKED: ClockTime = '16:00';
export const BEFORE_SUNRISE = 30;
/** Minutes of what takes half a day. */
const LONG = 150;
/** Buses, and most of what has a door, keep it; nobody can be asked. */
const CHRISTMAS = '-12-25';
const WARM = { from: '11:00', until: '17:00', begins: ['11:00', '14:00'] } as const;

/** Tried beside the sunrise, and a line of one's own. */
const BESIDE_SET: readonly ClockTime[] = ['10:00', '13:30'];

/** What a finding costs, in minutes of a day that one would give to be without it. */
const COSTS: Partial<Record<FindingCode, number>> = {
  'long-day': 240,
  'much-walking': 120,
  'on-foot-only': 60,
  'closes-soon': 150,
  steep: 15,
  'leg-not-known': 90,
  'hours-not-known': 20,
  'hard-on-wheels': 90,
  'no-prediction': 60,
  'open-sometime': 20,
  'rain-likely': 180,
  'strong-gusts': 120,
  'cloud-likely': 120,
  'high-waves': 60,
};

/**
 * Arranges the tray over the days: first what has least choice, each where the check finds nothing
 * against it and the day loses least. A generator, so that a page can paint between its steps.
 */
export function* arrange(options: ArrangeOptions): Generator<void, Proposal> {
  const { checker, tray, newId } = options;
  const length = options.trip.days.length || Math.ceil(tray.length / A_DAY);
  let trip = changeLength(options.trip, length, newId);
  const left: LeftOver[] = [];
  const byChoice = tray
    .map((thing) => ({ thing, facts: factsOf(checker.facts, thing) }))
    .sort((a, b) => choices(a.facts) - choices(b.facts));
  for (const { thing, facts } of byChoice) {
    yield;
    const outOfPlan = whyNowhere(facts);
    if (!facts || outOfPlan !== undefined) {
      left.push({ thing, name: facts?.name ?? thing.slug, reason: outOfPlan ?? '' });
      continue;
    }
    const id = newId();
    const { best, refused } = yield* bestPosition(options, trip, facts, id);
    if (best) {
      trip = best;
      continue;
    }
    const empty = { ...trip, days: trip.days.map((day) => ({ ...day, stops: [] })) };
    // What is against others, or against its order among them, means that there is no room.
    const objectionIn = (objections: readonly Objection[], passedOver: readonly FindingCode[]) =>
      objections.find(({ stopId, code }) => stopId === id && !passedOver.includes(code));
    const objection =
      objectionIn(refused, ofOrder) ??
      objectionIn((yield* bestPosition(options, empty, facts, id)).refused, ofHours);
    left.push({ thing, name: facts.name, reason: whyLeft(options, trip, facts, objection) });
  }
  for (const dayIndex of trip.days.keys()) {
    for (let before; before !== trip;) {
      yield;
      before = trip;
      trip = shortened(options, trip, dayIndex);
    }
  }

  const { days } = trip;
  const instead: LeftOver[] = [];
  for (const one of left) {
    const isWithoutRoom = one.reason === NO_ROOM;
    const other = isWithoutRoom ? undefined : yield* alternativeTo(options, trip, one.thing, left);
    instead.push(other ? { ...one, reason: `${one.reason} ${other} would fit.` } : one);
  }
  return {
    trip,
    placed: tray.length - left.length,
    left: instead,
    change: (current) => {
      // Only if nothing was planned meanwhile is the proposal still the one that was shown.
      const isSame = JSON.stringify(current.days) === JSON.stringify(options.trip.days);
      return isSame ? { ...current, days } : current;
    },
  };
}

const NO_ROOM = 'We found no room for it.';

function whyNowhere(facts: ThingFacts | undefined): string | undefined {
  if (!facts) return 'No longer in our guide.';
  if (facts.stay) return 'Choose it under “Staying at” instead.';
  return facts.meals?.length === 0 ? 'They come to you: book ahead.' : undefined;
}

/** Of a way that is not certain, what it hangs on. */
function objectionText({ code, condition, sentence }: Objection): string {
  const [words, name = ''] = (code === 'leg-not-known' && condition) || [];
  return words ? `It fits only if ${words.replace('…', () => name)}.` : sentence;
}

function whyLeft(
  { checker: { facts } }: ArrangeOptions,
  trip: Trip,
  { access, event, hours, place }: ThingFacts,
  objection: Objection | undefined,
): string {
  const dogRule = facts.dogRules.find((rule) => rule.place === place);
  const season = objection?.code === 'dogs-excluded' && !access ? dogRule?.words : undefined;
  const reason = season ?? (objection && objectionText(objection));
  const dates = trip.days.flatMap((_day, index) => dateOf(trip, index) ?? []);
  if (event) {
    const { startDate, endDate = startDate } = event;
    const on = formatDateRange(startDate, endDate);
    if (trip.firstDate === undefined) return `It’s on ${on}. Add dates to your days.`;
    if (!dates.some((date) => isHeldOn(event, date))) return `It’s on ${on}, outside your days.`;
    return reason ?? `It’s on ${on}, and we found no room for it that day.`;
  }
  if (reason !== undefined || typeof hours === 'string' || dates.length === 0)
    return reason ?? NO_ROOM;
  const [open, ...more] = dates.filter((date) => openingsOn(date, hours).length > 0);
  if (open === undefined) {
    const week = openingTable(hours).filter((row) => row.hours !== 'Closed');
    const closed = dates.length === 1 ? 'Closed that day' : 'Closed on your days';
    return `${closed}. Open ${listText(week.map(({ day }) => day))}.`;
  }
  return more.length > 0 || dates.length === 1
    ? NO_ROOM
    : `Only open on ${formatDayMonth(open)}, and we found no room for it that day.`;
}

const OTHERS = 4;

function* alternativeTo(
  options: ArrangeOptions,
  trip: Trip,
  thing: Thing,
  left: readonly LeftOver[],
): Generator<void, string | undefined> {
  const { things } = options.checker.facts;
  const facts = factsOf(options.checker.facts, thing);
  if (!facts || whyNowhere(facts) !== undefined || facts.event) return undefined;
  const taken = [...allStops(trip), ...left.map((one) => one.thing)];
  const others = things
    .filter((other) => other.type === thing.type && !other.event && !whyNowhere(other))
    .filter((other) => !taken.some((one) => isSameThing(one, other)))
    .toSorted((a, b) => Number(b.place === facts.place) - Number(a.place === facts.place));
  for (const other of others.slice(0, OTHERS)) {
    if ((yield* bestPosition(options, trip, other, 'other')).best) return other.name;
  }
  return undefined;
}

function choices({ event, atSunrise, meals, hours, minutes }: Partial<ThingFacts> = {}) {
  if (event) return 0;
  if (atSunrise) return 1;
  if (meals) return 2;
  return (minutes ?? 0) > LONG || hours !== 'open-ground' ? 3 : 4;
}

/** The cheapest of the positions that nothing stands against, and what stands against the others. */
function* bestPosition(
  { checker, now }: ArrangeOptions,
  trip: Trip,
  facts: ThingFacts,
  id: string,
): Generator<void, { best: Trip | undefined; refused: readonly Objection[] }> {
  const { type, slug } = facts;
  let best: Trip | undefined;
  let least = Infinity;
  const refused: Objection[] = [];
  const days = allStops(trip).length < MAX_STOPS ? trip.days : [];
  for (const [dayIndex, day] of days.entries()) {
    const before = checker.checkDay(trip, dayIndex, now);
    const isSuggested = before.date !== undefined && !facts.event;
    const placedAt = (index: number, time?: ClockTime): Trip => {
      const stop: Stop = { id, type, slug, ...(time !== undefined && { time }) };
      return { ...trip, days: trip.days.with(dayIndex, withStop(day, stop, index)) };
    };
    for (const { index, time } of candidatesOn(facts, before)) {
      yield;
      let set = time;
      if (set === undefined && isSuggested) {
        set = suggestedTime(checker.timeline(placedAt(index), dayIndex, now, id), index);
        if (set === undefined) continue;
      }
      const after = placedAt(index, set);
      const timeline = checker.timeline(after, dayIndex, now);
      const cost = weigh(checker, { trip: after, timeline, before }, now, least);
      if (typeof cost !== 'number') refused.push(cost);
      else if (cost < least) [best, least] = [after, cost];
    }
  }
  return { best, refused };
}

/** What stands against a day and did not before it, else what the day costs more, up to a sum. */
export function weigh(
  checker: DayChecker,
  { trip, timeline, before }: { trip: Trip; timeline: Timeline; before: DayCheck },
  now: EpochMinutes,
  least = Infinity,
): number | Objection {
  let cost = waysOf(timeline) - waysOf(before) - costOf(before.findings);
  if (cost >= least) return cost;
  const known = new Set(before.findings.map(({ id }) => id));
  // Findings only add to the cost of the ways: once it is too high no more are looked for.
  for (const finding of checker.findings(trip, timeline, now)) {
    cost += costOf([finding]);
    const isTrouble = isAgainst(finding) || reliesOnBus(finding, timeline);
    if (isTrouble && !known.has(finding.id)) return finding;
    if (cost >= least) return cost;
  }
  return strainOf(before, timeline, trip) ?? cost;
}

/** A quarter hour for a stop without a time: after what is before it, else early enough for what follows. */
function suggestedTime({ date, stops }: Timeline, index: number): ClockTime | undefined {
  const [before, timed] = [stops[index - 1], stops[index]];
  if (!timed || date === undefined) return undefined;
  const isLatest =
    !stops.slice(0, index).some(({ isSet }) => isSet) &&
    stops.slice(index).some(({ isSet }) => isSet);
  const from = timed.from ?? (before?.to ?? toEpochMinutes(date, EARLY)) + 60;
  const quarters = isLatest
    ? Math.floor(from / QUARTER) - 1
    : Math.ceil(from / QUARTER) + (before ? 1 : 0);
  const time = londonTime(quarters * QUARTER);
  const latest = timed.facts?.hours === 'not-known' ? LATE_UNASKED : LATE;
  return time < EARLY || time > latest ? undefined : time;
}

const ofHours: readonly FindingCode[] = ['closed', 'open-sometime'];

const ofOrder: readonly FindingCode[] = [
  ...ofHours,
  'overlap',
  'leg-too-long',
  'leg-not-known',
  'walk-in-the-dark',
  'dark-there',
  'near-dark',
];

/** Somewhere to eat that opens in the evening on most of its days. */
function isOfEvening({ meals, hours }: ThingFacts): boolean {
  const opens =
    typeof hours === 'string' ? [] : hours.flatMap(({ days, opens }) => days.map(() => opens));
  const late = opens.filter((time) => time > MEALS.tea.until);
  return meals !== undefined && late.length > opens.length / 2;
}

/** A walk by several places, not only the way to one. */
const isLongWalk = (facts: ThingFacts | undefined): boolean =>
  facts?.startsAt !== undefined && facts.along !== undefined;

/** Where on a day something may go: anywhere, or at times of its own. */
function candidatesOn(
  facts: ThingFacts,
  planned: Timeline,
): readonly { readonly index: number; readonly time?: ClockTime }[] {
  const { date, day } = planned;
  const { stops } = day;
  const [first, last] = [indexWithin(stops, 0), indexWithin(stops, stops.length)];
  const anywhere = Array.from({ length: last - first + 1 }, (_, more) => ({ index: first + more }));
  if (facts.event) return isHeldOn(facts.event, date) ? anywhere : [];
  if (date === undefined) {
    // Nothing has a time there: what opens in the evening ends the day.
    const evening = planned.stops.findIndex((stop) => stop.facts && isOfEvening(stop.facts));
    const latest = evening < 0 ? last : evening;
    return anywhere.filter(({ index }) => (isOfEvening(facts) ? index === last : index <= latest));
  }
  const isOneTooMany = isLongWalk(facts) && planned.stops.some((stop) => isLongWalk(stop.facts));
  if (isOneTooMany || date.endsWith(CHRISTMAS)) return [];
  const own = ownTimes(facts, planned);
  if (own) return own.map((time) => candidateAt(time, planned));
  const isSet = planned.stops.some(({ stop, facts }) => facts?.atSunrise ?? isOwn(stop));
  const beside = isSet ? BESIDE_SET : [];
  const times = [...(facts.type === 'beach' ? WARM.begins : []), ...beside];
  return [...times.map((time) => candidateAt(time, planned)), ...anywhere];
}

function isHeldOn({ startDate, endDate = startDate }: Occasion, date: IsoDate | undefined) {
  return date !== undefined && startDate <= date && date <= endDate;
}

/** Times that it keeps to: of meals that the day has not yet, and of the sunrise. */
function ownTimes(
  { meals, atSunrise }: ThingFacts,
  planned: Timeline,
): readonly ClockTime[] | undefined {
  if (meals) {
    const isFree = (meal: Meal) => !planned.stops.some((stop) => isEatenAt(stop, meal));
    return meals.flatMap((name) => (isFree(MEALS[name]) ? MEALS[name].times : []));
  }
  if (!atSunrise || !planned.light) return undefined;
  const first = planned.light.sunrise - BEFORE_SUNRISE;
  return [londonTime(Math.floor(first / QUARTER) * QUARTER)];
}

function candidateAt(time: ClockTime, { day, stops }: Timeline) {
  const later = stops.findIndex(({ from }) => from !== undefined && londonTime(from) > time);
  return { index: indexWithin(day.stops, later < 0 ? stops.length : later), time };
}

type Objection = Pick<Finding, 'stopId' | 'code' | 'sentence'> &
  Partial<Pick<Finding, 'condition'>>;

/** Whether a way is a bus of which nothing says when it arrives, without another that is in the light. */
function reliesOnBus({ code, stopId }: Finding, { date, legs, light }: Timeline): boolean {
  const { way, otherwise } = legs.find((leg) => leg.stopId === stopId) ?? {};
  if (code !== 'leg-not-known' || date === undefined || !way) return false;
  const isOpenEnded = hasRide(way) && way.arrive === undefined;
  return isOpenEnded && !(otherwise && minutesInDark(otherwise, light) === 0);
}

/** Too little time, or too far on foot, as it was not before. */
function strainOf(
  before: DayCheck,
  after: Timeline,
  { settings: { pace = 'steady' } }: Trip,
): Objection | undefined {
  const known = hurriedStops(before);
  const hurried = hurriedStops(after).find((id) => !known.includes(id));
  if (hurried) return { stopId: hurried, code: 'overlap', sentence: NO_ROOM };
  const walked = minutesOnFoot(after);
  if (walked <= Math.max(walkingLimits[pace], minutesOnFoot(before))) return undefined;
  const added = after.day.stops.find((stop) => !before.day.stops.includes(stop));
  const sentence = `Too far on foot: ${durationText(walked)} that day.`;
  return { stopId: added?.id, code: 'much-walking', sentence };
}

function hurriedStops({ stops, legs }: Timeline): readonly string[] {
  return stops.flatMap(({ stop, from, isSet }, index) => {
    const ready = stops[index - 1]?.to;
    if (!isSet || ready === undefined || from === undefined) return [];
    const leg = legs.find(({ stopId }) => stopId === stop.id);
    return from - ready - (leg ? minutesOf(leg) : 0) < QUARTER ? [stop.id] : [];
  });
}

/** Minutes on foot between the stops of a day, and home. */
export function minutesOnFoot({ legs }: Pick<Timeline, 'legs'>): number {
  return legs.reduce((sum, { way }) => sum + (way?.onFoot ?? 0), 0);
}

/** An hour for a way of which nothing says how long it takes. */
function minutesOf({ way }: TimedLeg): number {
  if (way && isOnFoot(way)) return way.onFoot;
  return way?.leave === undefined || way.arrive === undefined ? 60 : way.arrive - way.leave;
}

/** Minutes between the stops of a day. */
export function minutesOnTheWay({ legs }: Pick<Timeline, 'legs'>): number {
  return legs.reduce((sum, leg) => sum + minutesOf(leg), 0);
}

/** Whether it keeps to no time of its own, as events, meals and the sunrise do. */
export const isFree = ({ event, meals, atSunrise }: ThingFacts): boolean =>
  !event && !meals && !atSunrise;

/** A day on which two things have changed over, wherever that shortens the way. */
function shortened({ checker, now, trip: asked }: ArrangeOptions, trip: Trip, dayIndex: number) {
  let best = trip;
  const isMovable = ({ stop, facts }: TimedStop) =>
    facts && isFree(facts) && !findStop(asked, stop.id);
  const timed = ({ time: _own, ...rest }: Stop, time: ClockTime | undefined): Stop =>
    time === undefined ? rest : { ...rest, time };
  const count = trip.days[dayIndex]?.stops.length ?? 0;
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) {
      const before = checker.checkDay(best, dayIndex, now);
      const [first, second] = [before.stops[a], before.stops[b]];
      if (!first || !second || !isMovable(first) || !isMovable(second)) continue;
      const { day } = before;
      const stops = day.stops
        .with(a, timed(second.stop, first.stop.time))
        .with(b, timed(first.stop, second.stop.time));
      const next = { ...best, days: best.days.with(dayIndex, { ...day, stops }) };
      const timeline = checker.timeline(next, dayIndex, now);
      if (minutesOnTheWay(timeline) >= minutesOnTheWay(before)) continue;
      const weight = weigh(checker, { trip: next, timeline, before }, now);
      if (typeof weight === 'number') best = next;
    }
  }
  return best;
}

/** What is worth knowing of a day costs too. */
const costOf = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { code }) => sum + (COSTS[code] ?? 0), 0);

/** Minutes of a beach that are not in the warm half of the day. */
function coldMinutes({ facts, from, to }: TimedStop): number {
  if (facts?.type !== 'beach' || from === undefined || to === undefined) return 0;
  const day = londonDate(from);
  const [warm, cool] = [toEpochMinutes(day, WARM.from), toEpochMinutes(day, WARM.until)];
  return to - from - Math.max(0, Math.min(to, cool) - Math.max(from, warm));
}

function waysOf({ stops, legs }: Timeline): number {
  const cold = stops.reduce((sum, stop) => sum + coldMinutes(stop), 0);
  // One long way is worse than two short ones: what is near each other goes together.
  const long = legs.reduce((sum, leg) => sum + Math.max(0, minutesOf(leg) - 60), 0);
  return minutesOnTheWay({ legs }) + long + cold + waiting({ stops, legs }) + stops.length ** 2 * 5;
}

/** Minutes between coming to a stop and its beginning, and till one can go home, but for some that nobody minds. */
function waiting({ stops, legs }: Pick<Timeline, 'stops' | 'legs'>): number {
  const home = legs.find(({ stopId }) => stopId === undefined);
  const waits = stops.map(({ stop, from }, index) => {
    const way = legs.find(({ stopId }) => stopId === stop.id)?.way;
    const there = way && way.legs.length > 0 ? way.arrive : stops[index - 1]?.to;
    return { since: there, until: from };
  });
  waits.push({ since: home?.ready, until: home?.way?.leave });
  return waits.reduce((sum, { since, until }) => {
    if (since === undefined || until === undefined) return sum;
    return sum + Math.max(0, until - since - 2 * QUARTER);
  }, 0);
}
