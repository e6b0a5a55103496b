/**
 * The journey planner: the Connection Scan Algorithm of Dibbelt, Pajor, Strasser and Wagner, run
 * forwards for the earliest arrival and backwards for the latest departure.
 */
import type { EpochMinutes } from '@/lib/time/london';
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
  readonly time: EpochMinutes;
  readonly step?: Step;
  readonly link?: Label;
}

const none: readonly Footpath[] = [];

/** Labels by stop. Those on foot alone stand apart: a bus that is slower than walking is kept too. */
class Labels {
  private readonly onFoot = new Map<string, Label>();
  private readonly byBus = new Map<string, Label>();

  /** @param isBetter whether one time is better than another: earlier, or later */
  constructor(private readonly isBetter: (time: EpochMinutes, than: EpochMinutes) => boolean) {}

  improve(by: 'foot' | 'bus', stop: string, label: Label): boolean {
    const labels = by === 'foot' ? this.onFoot : this.byBus;
    const known = labels.get(stop);
    if (known && !this.isBetter(label.time, known.time)) return false;
    labels.set(stop, label);
    return true;
  }

  best(stop: string, by?: 'foot' | 'bus'): Label | undefined {
    const foot = by === 'bus' ? undefined : this.onFoot.get(stop);
    const bus = by === 'foot' ? undefined : this.byBus.get(stop);
    if (!foot || !bus) return foot ?? bus;
    return this.isBetter(bus.time, foot.time) ? bus : foot;
  }
}

function scanForwards(
  network: Network,
  from: string,
  to: string,
  notBefore: EpochMinutes,
  { by, withOpen = false }: QueryOptions,
): Label | undefined {
  const labels = new Labels((time, than) => time < than);
  const reach = (how: 'foot' | 'bus', stop: string, link: Label) => {
    if (!labels.improve(how, stop, link)) return;
    for (const path of network.footpaths.get(stop) ?? none) {
      const time = link.time + path.minutes;
      labels.improve(how, path.to, { time, step: { by: 'foot', path }, link });
    }
  };
  reach('foot', from, { time: notBefore });
  const boarded = new Map<Trip, { readonly on: number; readonly link: Label }>();
  const connections = by === 'foot' ? [] : network.byDeparture;
  for (const { trip, index, departs, arrives, isOpen } of connections) {
    if (departs >= (labels.best(to, by)?.time ?? Infinity)) break;
    const here = labels.best(trip.stopTimes[index]?.stop ?? '');
    let ride = boarded.get(trip);
    if (!ride && here && here.time + SLACK_MINUTES <= departs) {
      ride = { on: index, link: here };
      boarded.set(trip, ride);
    }
    const stop = trip.stopTimes[index + 1]?.stop;
    if (!ride || stop === undefined || (isOpen && !withOpen)) continue;
    const step: Step = { by: 'bus', trip, on: ride.on, off: index + 1 };
    reach('bus', stop, { time: arrives, step, link: ride.link });
  }
  return labels.best(to, by);
}

function scanBackwards(
  network: Network,
  from: string,
  to: string,
  notAfter: EpochMinutes,
  { by, withOpen = false }: QueryOptions,
): Label | undefined {
  const labels = new Labels((time, than) => time > than);
  const reach = (how: 'foot' | 'bus', stop: string, link: Label) => {
    if (!labels.improve(how, stop, link)) return;
    for (const { to: start } of network.footpaths.get(stop) ?? none) {
      const path = pathBetween(network, start, stop);
      if (!path) continue;
      const time = link.time - path.minutes;
      labels.improve(how, path.from, { time, step: { by: 'foot', path }, link });
    }
  };
  reach('foot', to, { time: notAfter });
  const alighted = new Map<Trip, { readonly off: number; readonly link: Label }>();
  const connections = by === 'foot' ? [] : network.byArrival;
  for (const { trip, index, departs, arrives, isOpen } of connections) {
    if (arrives <= (labels.best(from, by)?.time ?? -Infinity)) break;
    const there = labels.best(trip.stopTimes[index + 1]?.stop ?? '');
    let ride = alighted.get(trip);
    if (!ride && there && arrives <= there.time && (withOpen || !isOpen)) {
      ride = { off: index + 1, link: there };
      alighted.set(trip, ride);
    }
    const stop = trip.stopTimes[index]?.stop;
    if (!ride || stop === undefined) continue;
    const step: Step = { by: 'bus', trip, on: index, off: ride.off };
    reach('bus', stop, { time: departs - SLACK_MINUTES, step, link: ride.link });
  }
  return labels.best(from, by);
}

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

/** Gives the steps that a backward scan found their times: nobody waits but for a bus. */
function journeyFrom(first: Label): Journey {
  const legs: JourneyLeg[] = [];
  let time = first.time;
  for (let label = first; label.step && label.link; label = label.link) {
    const { step } = label;
    if (step.by === 'bus') legs.push(ride(step));
    else {
      const { from, to, minutes, walk } = step.path;
      legs.push({ by: 'foot', from, to, walk, leaves: time, arrives: time + minutes });
    }
    time = legs.at(-1)?.arrives ?? time;
  }
  return { legs, leaves: first.time, arrives: time, certainty: certaintyOf(legs) };
}

export function latestDeparture(
  network: Network,
  from: string,
  to: string,
  notAfter: EpochMinutes,
  options: QueryOptions = {},
): Journey | undefined {
  const label = scanBackwards(network, from, to, notAfter, options);
  return label && journeyFrom(label);
}

/**
 * The journey that arrives first and does not leave before a time; undefined where none is known.
 * Of those that arrive first it is the one that leaves last.
 */
export function earliestArrival(
  network: Network,
  from: string,
  to: string,
  notBefore: EpochMinutes,
  options: QueryOptions = {},
): Journey | undefined {
  const label = scanForwards(network, from, to, notBefore, options);
  return label && latestDeparture(network, from, to, label.time, options);
}

export function minutesWalked({ legs }: Pick<Journey, 'legs'>): number {
  return legs.reduce((sum, leg) => sum + (leg.by === 'foot' ? leg.walk.minutes : 0), 0);
}

/**
 * Every sensible journey by bus that leaves within a time: none that another both leaves after and
 * arrives before, and none that walks as far as going on foot all the way would.
 */
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
