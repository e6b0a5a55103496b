/** Ways from one point to another, and which of them is the one to take. */
import type { Ferry } from '@/content/transport/types';
import type { Source } from '@/content/types';
import type { EpochMinutes } from '@/lib/time/london';
import type { Twilight } from '@/lib/time/sun';
import { readSource, uniqueSources } from '@/lib/trust/sources';
import { isOpen, type Label, profileOf, SLACK_MINUTES, type TripStep } from './profile';
import type { Network } from './network';
import { walkingLimits } from './pace';
import {
  doubtOf,
  type Ends,
  isExact,
  legFrom,
  type RideLeg,
  shifted,
  type WalkLeg,
  type Way,
  type WayLeg,
} from './types';
import { isRough } from './walk';

export interface WayRequest extends Ends {
  /** When one can set out at the earliest. */
  readonly ready?: EpochMinutes | undefined;
  /** When one is to be there. */
  readonly due?: EpochMinutes | undefined;
  /** Left out: the day of the network. Without a date no line's times are known. */
  readonly dated?: boolean | undefined;
  /** Whether one may be at a stop already, so that a bus from there needs no minutes to be early. */
  readonly atStop?: boolean | undefined;
}

export interface Choosing extends Pick<WayRequest, 'ready' | 'due'> {
  readonly light?: Twilight | undefined;
  /** With a wheelchair or pushchair. */
  readonly wheels?: boolean | undefined;
  /** Between which points one rides rather than walks, where a bus comes. */
  readonly ridden?: readonly Ends[] | undefined;
  /** Minutes on foot that the visitor walks at the most; left out for those at a steady pace. */
  readonly limit?: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** @param leave undefined where nothing says when one sets out */
export function wayOf(
  legs: readonly WayLeg[],
  leave: EpochMinutes | undefined,
  atBest?: EpochMinutes,
): Way {
  const last = legs.at(-1);
  const arrive = last ? last.arrive : leave;
  const onFoot = sum(legs.map((leg) => (leg.mode === 'foot' ? leg.minutes : 0)));
  return { legs, leave, arrive, atBest: atBest ?? arrive, onFoot, doubt: sum(legs.map(doubtOf)) };
}

function rideLeg({ trip, on, off }: TripStep, { midnight, nameOf }: Network): RideLeg {
  const { service, stopTimes } = trip;
  const [departure, arrival] = [shifted(on, midnight), shifted(off, midnight)];
  const last = stopTimes.slice(0, stopTimes.indexOf(on)).findLast(isExact);
  return {
    mode: 'ride',
    service,
    from: on.stop,
    to: off.stop,
    on: nameOf(on.stop),
    off: nameOf(off.stop),
    departure,
    arrival,
    since: last && !isExact(on) ? nameOf(last.stop) : undefined,
    minutes: arrival.latest === undefined ? undefined : arrival.latest - departure.earliest,
    leave: departure.earliest,
    arrive: arrival.latest,
  };
}

/** When a bus is at a stop at best: where nothing says, not sooner than buses are known to take. */
function soonest({ trip: { stopTimes }, off }: TripStep, { fewestMinutes }: Network): number {
  if (off.latest !== undefined) return off.latest;
  const since = stopTimes.findLastIndex(({ latest }) => latest !== undefined);
  const stops = stopTimes.slice(since, stopTimes.indexOf(off) + 1).map(({ stop }) => stop);
  return off.earliest + fewestMinutes(stops);
}

/** @param leave undefined where nothing says when one sets out */
function wayFrom(first: Label, leave: EpochMinutes | undefined, network: Network): Way {
  const legs: WayLeg[] = [];
  let [time, atBest] = [leave, leave];
  for (let label = first; label.step && label.next; label = label.next) {
    const { step } = label;
    if ('trip' in step) {
      legs.push(rideLeg(step, network));
      atBest = network.midnight + soonest(step, network);
    } else {
      // Who is early for a line whose times are unread waits; at best for nothing else.
      const begins = network.midnight + step.begins;
      legs.push(legFrom(step.leg, time && Math.max(time, begins)));
      const minutes = step.leg.minutes ?? network.fewestMinutes([...step.by, step.leg.to]);
      atBest &&= Math.max(atBest, begins) + minutes;
    }
    time = legs.at(-1)?.arrive;
  }
  return wayOf(legs, leave, atBest);
}

/** When one may set out: on what floats as early as one can, and as late as one may. */
function startsOf(label: Label, { ready, due, atStop }: WayRequest, midnight: EpochMinutes) {
  const [begins, ends] = [midnight + label.begins, midnight + label.ends];
  const first = Math.max(ready ?? begins, begins);
  // A minute is left to get on.
  const slack = atStop && label.step && 'trip' in label.step ? SLACK_MINUTES - 1 : 0;
  if (!label.floats) return first <= ends + slack ? [begins] : [];
  const isDue = due !== undefined && !isOpen(label);
  if (ready === undefined && !isDue) return [undefined];
  const early = ready === undefined ? [] : [first];
  const late = isDue ? [Math.min(due + label.leave, ends)] : [];
  return [...early, ...late].filter((leave) => first <= leave && leave <= ends);
}

/**
 * All ways that are not worse in every respect than another. Without a date or any time, lines are as if
 * their times were unread.
 */
export function waysBetween(network: Network, request: WayRequest): readonly Way[] {
  const { from, to, ready, due, dated = true } = request;
  if (from === to) return [wayOf([], ready ?? due)];
  const hasTime = ready !== undefined || due !== undefined;
  const plan = dated && hasTime ? network.plan : network.untimed(dated);
  const ways = profileOf(plan, from, to).flatMap((label) =>
    startsOf(label, request, network.midnight).map((leave) => wayFrom(label, leave, network)),
  );
  const measured = ways.map((way) => ({ way, measures: measuresOf(way) }));
  return measured
    .filter((one) => !measured.some((other) => isWorse(one.measures, other.measures)))
    .map(({ way }) => way);
}

/** In what a way may be worse than another; more is worse. */
const measuresOf = ({ leave = -Infinity, arrive, atBest = -Infinity, onFoot, doubt }: Way) => [
  -leave,
  arrive ?? atBest,
  arrive === undefined ? 1 : 0,
  onFoot,
  doubt,
];

/** Whether the first are no better than the others in any respect, and worse in one. */
function isWorse(one: readonly number[], other: readonly number[]): boolean {
  const isNoBetter = one.every((value, index) => value >= (other[index] ?? 0));
  return isNoBetter && one.some((value, index) => value > (other[index] ?? 0));
}

/** The last way of a day whose rides all have times, whatever one is ready for. */
export function lastWay(network: Network, from: string, to: string): Way | undefined {
  const [last] = profileOf(network.plan, from, to)
    .filter(({ floats, unread }) => !floats && unread === 0)
    .toSorted((a, b) => b.leave - a.leave || a.onFoot - b.onFoot);
  return last && wayFrom(last, network.midnight + last.leave, network);
}

/** Also of a way without legs. */
export const isOnFoot = ({ legs }: Way): boolean => legs.every(({ mode }) => mode === 'foot');
export const hasRide = ({ legs }: Way): boolean => legs.some(({ mode }) => mode === 'ride');

/** The legs by bus or ferry, in order. */
export const ridesOf = ({ legs }: Pick<Way, 'legs'>): readonly RideLeg[] =>
  legs.filter((leg) => leg.mode === 'ride');

/** Whether it goes by a line whose times nobody has read. */
export const isUnread = (way: Way): boolean => ridesOf(way).some(({ departure }) => !departure);

/** Who has measured the paths, and published the times and the drives. */
export function sourcesOf(...ways: readonly (Pick<Way, 'legs'> | undefined)[]) {
  const legs = ways.flatMap((way) => way?.legs ?? []);
  const facts = legs.flatMap((leg) => {
    if (leg.mode === 'foot') return leg.walk.stages.map(readSource);
    if (leg.mode === 'ride') return [readSource(leg.service)];
    return leg.drive ? [readSource(leg.drive)] : [];
  });
  return uniqueSources(facts);
}

type Published = Partial<Pick<Ferry, 'operators'>> & Pick<Ferry, 'source'>;

/** The pages of whoever runs each, or its source where they have none; each page once. */
export function publishersOf(facts: readonly Published[]): readonly Source[] {
  const pages = facts.flatMap(({ operators = [], source }) => {
    const own = operators.flatMap(({ name, url }) => (url === undefined ? [] : [{ name, url }]));
    return own.length > 0 ? own : [source];
  });
  return [...new Map(pages.map((page) => [page.url, page])).values()];
}

/** Whom to ask about the lines of ways whose times are unread. */
export const askedFor = (ways: readonly (Way | undefined)[]): readonly Source[] =>
  publishersOf(
    ways
      .flatMap((one) => (one ? ridesOf(one) : []))
      .filter(({ departure }) => !departure)
      .map(({ service }) => service),
  );

/** The legs with the earliest times that they can have, where a bus before them has none. */
export function atEarliest(legs: readonly WayLeg[]): readonly WayLeg[] {
  let time: EpochMinutes | undefined;
  return legs.map((leg) => {
    const { leave = time, minutes = 0 } = leg;
    time = leg.arrive ?? (leave === undefined ? undefined : leave + minutes);
    return { ...leg, leave, arrive: time };
  });
}

/** Minutes on exposed paths before dawn and after dusk; at the earliest, where nothing says when. */
export function minutesInDark({ legs }: Pick<Way, 'legs'>, light: Twilight | undefined): number {
  return sum(
    atEarliest(legs).map((leg) => {
      const { leave, arrive } = leg;
      if (!light || leg.mode !== 'foot' || leave === undefined || arrive === undefined) return 0;
      if (!leg.walk.stages.some(({ exposed }) => exposed)) return 0;
      const lit = Math.min(arrive, light.dusk) - Math.max(leave, light.dawn);
      return arrive - leave - Math.max(0, lit);
    }),
  );
}

/** Walks of a way that are hard going on wheels. */
export const roughWalksOf = ({ legs }: Pick<Way, 'legs'>): readonly WalkLeg[] =>
  legs.filter((leg) => leg.mode === 'foot').filter(({ walk }) => walk.stages.some(isRough));

const minutesLate = ({ atBest = -Infinity }: Way, due: EpochMinutes = Infinity): number =>
  Math.max(0, atBest - due);

/**
 * Minutes on foot and of waiting: also before one leaves, and before one is due. A ride of which nothing
 * says how long it takes counts as waiting.
 */
function effort(way: Way, { ready, due = -Infinity }: Choosing): number {
  const { legs, leave, atBest, onFoot } = way;
  if (leave === undefined || atBest === undefined) return onFoot;
  const waits = ridesOf(way).map(({ every }) => every ?? 0);
  const { arrive = atBest + sum(waits) } = way;
  const starts = due === -Infinity ? (ready ?? leave) : leave;
  return onFoot + Math.max(arrive, due) - starts - sum(legs.map(({ minutes }) => minutes ?? 0));
}

export const isRidden = (ends: Ends, ridden: readonly Ends[]): boolean =>
  ridden.some(({ from, to }) => from === ends.from && to === ends.to);

/** Whether a way is on foot where one would rather ride. */
function isWalkedInstead(way: Way, ridden: readonly Ends[] = []): boolean {
  const [first, last] = [way.legs[0], way.legs.at(-1)];
  return isOnFoot(way) && !!first && !!last && isRidden({ from: first.from, to: last.to }, ridden);
}

/**
 * What ways are compared by, the weightiest first: in time; least in the dark on exposed paths; on
 * wheels least on rough paths; not on foot where one would rather ride; not further on foot than the
 * visitor walks; certain before uncertain; least minutes on foot and of waiting; the latest to leave.
 * `docs/decisions` says why minutes on foot and of waiting are counted together.
 */
export function respectsOf(way: Way, choosing: Choosing): readonly number[] {
  const { due, light, wheels, ridden, limit = walkingLimits.steady } = choosing;
  return [
    minutesLate(way, due),
    minutesInDark(way, light),
    wheels ? sum(roughWalksOf(way).map(({ minutes }) => minutes)) : 0,
    isWalkedInstead(way, ridden) ? 1 : 0,
    way.onFoot > limit ? 1 : 0,
    way.doubt,
    effort(way, choosing),
    -(way.leave ?? 0),
  ];
}

/** Below zero where the first is the better by what it is compared by. */
export function compareBy(one: readonly number[], other: readonly number[]): number {
  const first = one.findIndex((value, index) => value !== other[index]);
  return (one[first] ?? 0) - (other[first] ?? 0);
}

export interface Choice {
  /** Undefined where nothing that is listed leads there at the time. */
  readonly way: Way | undefined;
  /** What stands beside it: what is certain, or a bus that may come. */
  readonly otherwise: Way | undefined;
}

/** The way to take, and beside what is uncertain the best that is certain; beside a walk the best bus. */
export function chooseWay(ways: readonly Way[], choosing: Choosing): Choice {
  const ordered = ways
    .map((one) => ({ one, respects: respectsOf(one, choosing) }))
    .toSorted((a, b) => compareBy(a.respects, b.respects))
    .map(({ one }) => one);
  const [way] = ordered;
  if (!way) return { way, otherwise: undefined };
  const isBeside = (other: Way) =>
    minutesLate(other, choosing.due) === 0 &&
    (way.doubt > 0
      ? other.doubt === 0
      : !hasRide(way) && other.doubt > 0 && other.onFoot < way.onFoot);
  const rides = (other: Way) => ridesOf(other).length;
  // What is only to be looked up is told as simply as it can be.
  const [otherwise] = ordered.filter(isBeside).toSorted((a, b) => rides(a) - rides(b));
  return { way, otherwise };
}
