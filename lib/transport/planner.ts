/**
 * The journey planner: the Connection Scan Algorithm of Dibbelt, Pajor, Strasser and Wagner, run
 * forwards for the earliest arrival and backwards for the latest departure.
 */
import type { EpochMinutes } from '@/lib/time/london';
import type { Walk } from '@/lib/transport/walk';
import type {
  Certainty,
  Connection,
  Footpath,
  Journey,
  JourneyLeg,
  Line,
  Network,
  QueryOptions,
  RideLeg,
  Trip,
} from './types';

/** Minutes to be at a stop before the earliest that a bus can leave it. */
export const SLACK_MINUTES = 5;

type Step =
  | { readonly by: 'foot'; readonly path: Footpath }
  | { readonly by: 'bus'; readonly trip: Trip; readonly on: number; readonly off: number };

interface Label {
  /** The time at which one is there, or backwards the negative of the one at which one leaves. */
  readonly cost: number;
  readonly step?: Step;
  readonly link?: Label;
}

/** Labels by stop. Those on foot alone stand apart: a bus that is slower than walking is kept too. */
class Labels {
  private readonly foot = new Map<string, Label>();
  private readonly bus = new Map<string, Label>();

  improve(by: 'foot' | 'bus', stop: string, label: Label): boolean {
    const known = this[by].get(stop);
    if (known && known.cost <= label.cost) return false;
    this[by].set(stop, label);
    return true;
  }

  best(stop: string, by?: 'foot' | 'bus'): Label | undefined {
    const foot = by === 'bus' ? undefined : this.foot.get(stop);
    const bus = by === 'foot' ? undefined : this.bus.get(stop);
    if (!foot || !bus) return foot ?? bus;
    return bus.cost < foot.cost ? bus : foot;
  }
}

/** The label of the other end: forwards where one comes to, or backwards where one sets out. */
function scan(
  network: Network,
  direction: 'forwards' | 'backwards',
  { start, end, cost: first }: { start: string; end: string; cost: number },
  { by, withOpen = false }: QueryOptions,
): Label | undefined {
  const isForwards = direction === 'forwards';
  const labels = new Labels();
  const reach = (how: 'foot' | 'bus', stop: string, link: Label) => {
    if (!labels.improve(how, stop, link)) return;
    for (const out of network.footpaths.get(stop) ?? []) {
      const path = isForwards ? out : pathBetween(network, out.to, stop);
      if (!path) continue;
      const cost = link.cost + path.minutes;
      labels.improve(how, out.to, { cost, step: { by: 'foot', path }, link });
    }
  };
  reach('foot', start, { cost: first });

  const entered = new Map<Trip, { readonly call: number; readonly link: Label }>();
  const { byDeparture, byArrival } = network;
  const connections = by === 'foot' ? [] : isForwards ? byDeparture : byArrival;
  for (const { trip, index, departs, arrives, isOpen } of connections) {
    const enters = isForwards ? departs - SLACK_MINUTES : -arrives;
    if (enters >= (labels.best(end, by)?.cost ?? Infinity)) break;
    const mayAlight = withOpen || !isOpen;
    const from = isForwards ? index : index + 1;
    const to = isForwards ? index + 1 : index;
    let ride = entered.get(trip);
    if (!ride && (isForwards || mayAlight)) {
      const link = labels.best(trip.stopTimes[from]?.stop ?? '');
      if (link && link.cost <= enters) entered.set(trip, (ride = { call: from, link }));
    }
    const stop = trip.stopTimes[to]?.stop;
    if (!ride || stop === undefined || (isForwards && !mayAlight)) continue;
    const cost = isForwards ? arrives : SLACK_MINUTES - departs;
    const [on, off] = isForwards ? [ride.call, to] : [to, ride.call];
    reach('bus', stop, { cost, step: { by: 'bus', trip, on, off }, link: ride.link });
  }
  return labels.best(end, by);
}

/** The way on foot, or why there is none. */
export const walkOn = ({ walks }: Pick<Network, 'walks'>, from: string, to: string): Walk =>
  walks.get(from)?.get(to) ?? { state: 'unknown', because: 'no-path' };

export function pathBetween(
  { footpaths }: Pick<Network, 'footpaths'>,
  from: string,
  to: string,
): Footpath | undefined {
  return footpaths.get(from)?.find((path) => path.to === to);
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
    if (step.by === 'bus') legs.push(ride(step));
    else {
      const { from, to, minutes, walk } = step.path;
      legs.push({ by: 'foot', from, to, walk, leaves: time, arrives: time + minutes });
    }
    time = legs.at(-1)?.arrives ?? time;
  }
  return { legs, leaves, arrives: time, certainty: certaintyOf(legs) };
}

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

/** The journeys by bus in a span of time, without those that walk as far as on foot all the way. */
export function departures(
  network: Network,
  from: string,
  to: string,
  { from: notBefore, until }: { readonly from: EpochMinutes; readonly until: EpochMinutes },
  options: Pick<QueryOptions, 'withOpen'> = {},
): readonly Journey[] {
  const onFoot = pathBetween(network, from, to)?.minutes ?? Infinity;
  const found: Journey[] = [];
  for (let time = notBefore; ;) {
    const journey = earliestArrival(network, from, to, time, { ...options, by: 'bus' });
    if (!journey || journey.leaves > until) return found;
    if (minutesWalked(journey) < onFoot) found.push(journey);
    time = Math.max(time, journey.leaves) + 1;
  }
}

export interface HelpfulLine extends Line {
  /** Minutes still on foot, to its stop and from it. */
  readonly walked: number;
}

const helpful = new WeakMap<Network, Map<string, readonly HelpfulLine[]>>();

export function helpfulLines(network: Network, from: string, to: string): readonly HelpfulLine[] {
  const known = helpful.get(network) ?? new Map<string, readonly HelpfulLine[]>();
  helpful.set(network, known);
  const key = `${from} ${to}`;
  const lines = known.get(key) ?? findHelpfulLines(network, from, to);
  known.set(key, lines);
  return lines;
}

function findHelpfulLines(network: Network, from: string, to: string): readonly HelpfulLine[] {
  const minutes = (start: string, end: string) =>
    start === end ? 0 : (pathBetween(network, start, end)?.minutes ?? Infinity);
  return network.lines
    .map((line): HelpfulLine => {
      const { calls } = line.service;
      const walks = calls.flatMap((on, index) => {
        const toStop = minutes(from, on.at);
        if (toStop === Infinity) return [];
        return calls.slice(index + 1).map((off) => toStop + minutes(off.at, to));
      });
      return { ...line, walked: Math.min(Infinity, ...walks) };
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
