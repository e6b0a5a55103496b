/**
 * The journey planner: the Connection Scan Algorithm of Dibbelt, Pajor, Strasser and Wagner, run
 * forwards for the earliest arrival and backwards for the latest departure.
 */
import type { EpochMinutes } from '@/lib/time/london';
import type { KnownWalk, Walk } from '@/lib/transport/walk';
import type {
  Certainty,
  Connection,
  Journey,
  JourneyLeg,
  Line,
  Network,
  QueryOptions,
  RideLeg,
  Trip,
  WalkLeg,
} from './types';

/** Minutes to be at a stop before the earliest that a bus can leave it. */
export const SLACK_MINUTES = 5;

type Step =
  | Omit<WalkLeg, 'leaves' | 'arrives'>
  | { readonly by: 'bus'; readonly trip: Trip; readonly on: number; readonly off: number };

interface Label {
  /** The time at which one is there, or backwards the negative of the one at which one leaves. */
  readonly cost: number;
  readonly step?: Step;
  readonly link?: Label;
}

/** The best label of each point. */
type Labels = Map<string, Label>;

/** The way on foot, or why there is none. */
export const walkOn = ({ walks }: Network, from: string, to: string): Walk =>
  walks.get(from)?.get(to) ?? { state: 'unknown' };

export function pathBetween(network: Network, from: string, to: string): KnownWalk | undefined {
  const walk = walkOn(network, from, to);
  return walk.state === 'known' ? walk : undefined;
}

/** The points to which one can walk, the nearest first, with the minutes there. */
export function pointsOnFoot({ walks }: Network, from: string) {
  return [...(walks.get(from) ?? [])]
    .flatMap(([to, walk]) => (walk.state === 'known' ? [{ to, minutes: walk.minutes }] : []))
    .toSorted((a, b) => a.minutes - b.minutes);
}

function improve(labels: Labels, point: string, label: Label): boolean {
  const known = labels.get(point);
  if (known && known.cost <= label.cost) return false;
  labels.set(point, label);
  return true;
}

/** The label of the other end: forwards where one comes to, or backwards where one sets out. */
function scan(
  network: Network,
  direction: 'forwards' | 'backwards',
  { start, end, cost: first }: { start: string; end: string; cost: number },
  { by, withOpen = false }: QueryOptions,
): Label | undefined {
  const isForwards = direction === 'forwards';
  // Those on foot alone stand apart: a bus that is slower than walking is kept too.
  const onFoot: Labels = new Map();
  const byBus: Labels = new Map();
  const best = (point: string) => {
    const [foot, bus] = [onFoot.get(point), byBus.get(point)];
    return foot && bus && bus.cost < foot.cost ? bus : (foot ?? bus);
  };
  const reach = (labels: Labels, point: string, link: Label) => {
    if (!improve(labels, point, link)) return;
    for (const other of network.walks.keys()) {
      const [from, to] = isForwards ? [point, other] : [other, point];
      const walk = pathBetween(network, from, to);
      if (!walk) continue;
      const cost = link.cost + walk.minutes;
      improve(labels, other, { cost, step: { by: 'foot', from, to, walk }, link });
    }
  };
  const found = () => (by === 'bus' ? byBus.get(end) : best(end));
  reach(onFoot, start, { cost: first });

  const entered = new Map<Trip, { readonly call: number; readonly link: Label }>();
  const connections = isForwards ? network.byDeparture : network.byArrival;
  for (const { trip, index, departs, arrives, isOpen } of connections) {
    const enters = isForwards ? departs - SLACK_MINUTES : -arrives;
    if (enters >= (found()?.cost ?? Infinity)) break;
    const mayAlight = withOpen || !isOpen;
    const from = isForwards ? index : index + 1;
    const to = isForwards ? index + 1 : index;
    let ride = entered.get(trip);
    if (!ride && (isForwards || mayAlight)) {
      const link = best(trip.stopTimes[from]?.stop ?? '');
      if (link && link.cost <= enters) entered.set(trip, (ride = { call: from, link }));
    }
    const stop = trip.stopTimes[to]?.stop;
    if (!ride || stop === undefined || (isForwards && !mayAlight)) continue;
    const cost = isForwards ? arrives : SLACK_MINUTES - departs;
    const [on, off] = isForwards ? [ride.call, to] : [to, ride.call];
    reach(byBus, stop, { cost, step: { by: 'bus', trip, on, off }, link: ride.link });
  }
  return found();
}

function ride({ trip: { service, stopTimes }, on, off }: Extract<Step, { by: 'bus' }>): RideLeg {
  const [board, alight] = [stopTimes[on], stopTimes[off]];
  if (!board || !alight) throw new Error(`${service.slug} has no stop ${on} or ${off}`);
  return {
    by: 'bus',
    from: board.stop,
    to: alight.stop,
    service,
    stop: board.name,
    departure: board,
    arrival: alight,
    leaves: board.earliest,
    arrives: alight.latest ?? alight.earliest,
  };
}

function certaintyOf(legs: readonly JourneyLeg[]): Certainty {
  const rides = legs.filter((leg) => leg.by === 'bus');
  if (rides.some(({ arrival }) => arrival.latest === undefined)) return 'unknown';
  const isExact = rides.every(({ departure, arrival }) =>
    [departure, arrival].every(({ earliest, latest }) => earliest === latest),
  );
  return isExact ? 'known' : 'check-first';
}

function journeyFrom(first: Label): Journey {
  const legs: JourneyLeg[] = [];
  const leaves = -first.cost;
  let time = leaves;
  for (let label = first; label.step && label.link; label = label.link) {
    const { step } = label;
    const leg: JourneyLeg =
      step.by === 'bus' ? ride(step) : { ...step, leaves: time, arrives: time + step.walk.minutes };
    legs.push(leg);
    time = leg.arrives;
  }
  return { legs, leaves, arrives: time, certainty: certaintyOf(legs) };
}

/** The journey that leaves last of those that arrive in time; undefined where none is known. */
export function latestDeparture(
  network: Network,
  from: string,
  to: string,
  notAfter: EpochMinutes,
  options: QueryOptions = {},
): Journey | undefined {
  const query = { start: to, end: from, cost: -notAfter };
  const label = scan(network, 'backwards', query, options);
  return label && journeyFrom(label);
}

/** Of the journeys that arrive first, the one that leaves last; undefined where none is known. */
export function earliestArrival(
  network: Network,
  from: string,
  to: string,
  notBefore: EpochMinutes,
  options: QueryOptions = {},
): Journey | undefined {
  const query = { start: from, end: to, cost: notBefore };
  const label = scan(network, 'forwards', query, options);
  return label && latestDeparture(network, from, to, label.cost, options);
}

export function minutesWalked({ legs }: Pick<Journey, 'legs'>): number {
  return legs.reduce((sum, leg) => sum + (leg.by === 'foot' ? leg.walk.minutes : 0), 0);
}

/**
 * The journeys by bus in a span of time, also those whose arrival nothing bounds, without those that
 * walk as far as on foot all the way.
 */
export function departures(
  network: Network,
  from: string,
  to: string,
  { from: notBefore, until }: { readonly from: EpochMinutes; readonly until: EpochMinutes },
): readonly Journey[] {
  const onFoot = pathBetween(network, from, to)?.minutes ?? Infinity;
  const found: Journey[] = [];
  for (let time = notBefore; ;) {
    const journey = earliestArrival(network, from, to, time, { by: 'bus', withOpen: true });
    if (!journey || journey.leaves > until) return found;
    if (minutesWalked(journey) < onFoot) found.push(journey);
    time = Math.max(time, journey.leaves) + 1;
  }
}

export interface HelpfulLine extends Line {
  /** Minutes still on foot, to its stop and from it. */
  readonly walked: number;
}

/** What could come beside a journey: the lines by which one walks less than on foot all the way. */
export function helpfulLines(network: Network, from: string, to: string): readonly HelpfulLine[] {
  const minutes = (start: string, end: string) =>
    start === end ? 0 : (pathBetween(network, start, end)?.minutes ?? Infinity);
  return network.lines
    .map((line): HelpfulLine => {
      let [toStop, walked] = [Infinity, Infinity];
      for (const { at } of line.service.calls) {
        walked = Math.min(walked, toStop + minutes(at, to));
        toStop = Math.min(toStop, minutes(from, at));
      }
      return { ...line, walked };
    })
    .filter(({ walked }) => walked < minutes(from, to))
    .toSorted((a, b) => a.walked - b.walked);
}

export function connectionsOf(trips: readonly Trip[]): Pick<Network, 'byDeparture' | 'byArrival'> {
  const connections = trips.flatMap((trip) =>
    trip.stopTimes.slice(1).map((next, index): Connection => {
      const departs = trip.stopTimes[index]?.earliest ?? next.earliest;
      const { earliest, latest } = next;
      return { trip, index, departs, arrives: latest ?? earliest, isOpen: latest === undefined };
    }),
  );
  return {
    byDeparture: connections.toSorted((a, b) => a.departs - b.departs || a.index - b.index),
    byArrival: connections.toSorted((a, b) => b.arrives - a.arrives || b.index - a.index),
  };
}
