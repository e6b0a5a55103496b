/**
 * All ways to a point in a day that are not worse in every respect than another: they leave later,
 * arrive earlier, are less on foot or more certain.
 *
 * The profile query of the Connection Scan Algorithm (Dibbelt, Pajor, Strasser, Wagner 2018), with
 * labels of several criteria. Connections are scanned by descending departure. What one can do where
 * a bus arrives is known by then: stay on it, change, or go on without a timetable. Walks, and lines
 * of which only a headway is known, have no times of their own: their labels float, and may begin at
 * any minute of a span.
 *
 * No way comes to a point twice: a bus is not ridden past the goal, nor through the place that one
 * has set out from. Nor does any go out by a line and back by its other direction, which may not stop
 * everywhere. Nor does one ride past the goal, nor to where another bus leads back along the path by
 * which one came, though neither stops on the way. So nothing rides on and comes back.
 */
import type { Service } from '@/content/transport/types';
import { grouped } from '@/lib/grouped';
import { remembered } from '@/lib/remembered';
import { pathBetween, type Walks } from './walk';
import type { Link, ServiceTrip, StopTime } from './types';

/** Minutes to be at a stop before the earliest that a bus can leave it. */
export const SLACK_MINUTES = 5;

/** More unread lines in a row are no answer. */
const MOST_UNREAD = 2;

export interface TripStep {
  readonly trip: ServiceTrip;
  readonly on: StopTime;
  readonly off: StopTime;
}

export interface Label {
  readonly at: string;
  /** Whether it has no time of its own. */
  readonly floats: boolean;
  /** Minutes after midnight; of a floating label the minutes that it takes, below zero. */
  readonly leave: number;
  /** Of a floating label 0. */
  readonly arrive: number;
  readonly onFoot: number;
  readonly doubt: number;
  /** How many lines of it are unread; where nothing bounds when it arrives, the doubt is more. */
  readonly unread: number;
  /** Between which minutes it may begin; of one that does not float both are when it leaves. */
  readonly begins: number;
  readonly ends: number;
  /** What is done first, and what follows it; undefined where one is there. */
  readonly step: TripStep | Link | undefined;
  readonly next: Label | undefined;
  /** The points to which one comes, and others to which one must not have come before. */
  readonly passed: readonly string[];
  /** The other directions of the lines that it goes by: one does not come by them. */
  readonly refused: readonly Service[];
}

/** Whether nothing bounds when it arrives: its times are then those at best. */
export const isOpen = ({ doubt, unread }: Label): boolean => doubt > unread;

/** Whether one may come to it by all lines by which one may come to another. */
const isAsFree = (one: Label, other: Label): boolean =>
  one.refused === other.refused || one.refused.every((service) => other.refused.includes(service));

/** Whether the first is as good as the other. What may be late is not, however early it may be. */
function covers(one: Label, other: Label): boolean {
  if (one.onFoot > other.onFoot || one.doubt > other.doubt) return false;
  if (isOpen(one) && !isOpen(other)) return false;
  // On what floats one may as well set out when the other leaves.
  const isInTime = one.floats
    ? one.begins <= other.begins &&
      one.ends >= other.ends &&
      other.leave - one.leave <= other.arrive
    : !other.floats && one.leave >= other.leave && one.arrive <= other.arrive;
  return isInTime && isAsFree(one, other);
}

function add<T extends Label>(labels: T[], label: T): boolean {
  if (labels.some((known) => covers(known, label))) return false;
  const kept = labels.filter((known) => !covers(label, known));
  if (kept.length < labels.length) labels.splice(0, labels.length, ...kept);
  labels.push(label);
  return true;
}

/** Trips from one of their stops to the next, the last to leave first. */
function connectionsOf(trips: readonly ServiceTrip[]) {
  return trips
    .flatMap((trip) =>
      trip.stopTimes.flatMap((here, index) => {
        const next = trip.stopTimes[index + 1];
        return next ? [{ trip, index, here, next }] : [];
      }),
    )
    .toSorted((a, b) => b.here.earliest - a.here.earliest || b.index - a.index);
}

/** Whether two services are a line and its other direction: they have two stops in opposite orders. */
function isReturn(one: Service, other: Service): boolean {
  if (one.number !== other.number) return false;
  const stops = other.calls.map(({ at }) => at);
  const indices = one.calls.flatMap(({ at }) => (stops.includes(at) ? [stops.indexOf(at)] : []));
  return indices.some((stopIndex, index) => stopIndex < (indices[index - 1] ?? -1));
}

/** What one can travel by on days with the same times, in minutes after midnight. */
export function planOf(walks: Walks, trips: readonly ServiceTrip[], unread: readonly Link[]) {
  const paths = [...walks].flatMap(([from, ways]) =>
    [...ways].flatMap(([to, walk]): Link | [] => {
      if (walk.state !== 'known') return [];
      const { minutes, stages } = walk;
      const by = stages.map((stage) => stage.from);
      const leg = { mode: 'foot', from, to, walk, minutes } as const;
      return { leg, takes: minutes, doubt: 0, begins: -Infinity, ends: Infinity, by };
    }),
  );
  const lines = [...trips, ...unread.map(({ leg }) => leg)];
  const services = [...new Set(lines.flatMap((one) => ('service' in one ? one.service : [])))];
  return {
    walks,
    trips,
    connections: connectionsOf(trips),
    /** By point, what leads there without a timetable. */
    links: grouped([...unread, ...paths], ({ leg }) => leg.to),
    returns: new Map(
      services.map((service) => [service, services.filter((other) => isReturn(service, other))]),
    ),
    /** Profiles by where they lead. */
    found: new Map<string, ReadonlyMap<string, readonly Label[]>>(),
  };
}

export type Plan = ReturnType<typeof planOf>;

const isWalk = (step: TripStep | Link): boolean => 'leg' in step && step.leg.mode === 'foot';

/** Whether one rides after a walk at the most. */
const ridesOn = ({ step, next }: Label): boolean =>
  step !== undefined && (!isWalk(step) || (next !== undefined && ridesOn(next)));

/** The points by which the path leads, without its ends. */
const pointsBetween = (plan: Plan, from: string, to: string): readonly string[] =>
  (pathBetween(plan, from, to)?.stages ?? []).slice(1).map((stage) => stage.from);

/** Who is on a trip. */
type Seat = Label & { readonly step: TripStep; readonly next: Label };

interface Search extends Plan {
  readonly goal: string;
}

const isPastGoal = (search: Search, from: string, off: Label): boolean =>
  ridesOn(off) && pointsBetween(search, from, off.at).includes(search.goal);

/** What a ride to where a label begins refuses before it; undefined where one does not come by the line. */
function riddenTo(search: Search, label: Label, service: Service) {
  if (label.refused.includes(service)) return undefined;
  const back = ridesOn(label) ? pointsBetween(search, label.at, search.goal) : [];
  return {
    passed: [...back, ...label.passed],
    refused: [...label.refused, ...(search.returns.get(service) ?? [])],
  };
}

/** By a path or an unread line to where a label begins; undefined where that is no way. */
function linked(search: Search, label: Label, link: Link): Label | undefined {
  const { leg, takes, doubt, by } = link;
  const isRide = leg.mode === 'ride';
  const isRefused = isRide
    ? label.unread === MOST_UNREAD || isPastGoal(search, leg.from, label)
    : label.step && isWalk(label.step);
  // What has a time is not reached for certain by what has none.
  if (isRefused || (doubt > 1 && !label.floats)) return undefined;
  const begins = Math.max(link.begins, label.begins - takes);
  const ends = Math.min(link.ends, label.ends - takes);
  const then = isRide ? riddenTo(search, label, leg.service) : label;
  if (!then || begins > ends || by.some((point) => then.passed.includes(point))) return undefined;
  // Field by field, here and below: with copies of labels the search takes half as long again.
  return {
    at: leg.from,
    floats: label.floats,
    leave: label.leave - takes,
    arrive: label.arrive,
    onFoot: label.onFoot + (isRide ? 0 : takes),
    doubt: label.doubt + doubt,
    unread: label.unread + (isRide ? 1 : 0),
    begins,
    ends,
    step: link,
    next: label,
    passed: [...by, ...then.passed],
    refused: then.refused,
  };
}

function profilesTo(search: Search): ReadonlyMap<string, readonly Label[]> {
  const profiles = new Map<string, Label[]>();
  const at = (point: string) => remembered(profiles, point, () => []);

  /** A label at its point, and what leads to it without a timetable. */
  function spread(label: Label): void {
    if (!add(at(label.at), label)) return;
    for (const link of search.links.get(label.at) ?? []) {
      const longer = linked(search, label, link);
      if (longer) spread(longer);
    }
  }

  spread({
    at: search.goal,
    floats: true,
    leave: 0,
    arrive: 0,
    onFoot: 0,
    doubt: 0,
    unread: 0,
    begins: -Infinity,
    ends: Infinity,
    step: undefined,
    next: undefined,
    passed: [search.goal],
    refused: [],
  });

  /** What follows where a bus arrives: without a timetable, or by another bus. */
  function onwards({ stop, earliest, latest }: StopTime): readonly Label[] {
    return at(stop).flatMap((label): Label | [] => {
      const { floats, leave, begins, ends, unread, doubt } = label;
      if (latest === undefined) {
        if (!floats || unread > 0) return [];
        return { ...label, arrive: earliest - leave, doubt: doubt + 1 };
      }
      if (latest > ends) return [];
      return floats ? { ...label, arrive: Math.max(latest, begins) - leave } : label;
    });
  }

  /** By trip, what may be done by who is on it; each as it gets off. */
  const aboard = new Map<ServiceTrip, Seat[]>();
  for (const { trip, here, next } of search.connections) {
    const options: Seat[] = [];
    // All are compared as of this stop, also those that have been taken further on.
    const board = (label: Label, step: TripStep, next: Label) => {
      const leave = here.earliest - SLACK_MINUTES;
      if (label.passed.includes(here.stop) || isPastGoal(search, here.stop, next)) return;
      add(options, {
        at: here.stop,
        floats: false,
        leave,
        arrive: label.arrive,
        onFoot: label.onFoot,
        doubt: label.doubt,
        unread: label.unread,
        begins: leave,
        ends: leave,
        step,
        next,
        passed: [here.stop, ...label.passed],
        refused: label.refused,
      });
    };
    for (const seat of aboard.get(trip) ?? []) board(seat, { ...seat.step, on: here }, seat.next);
    for (const label of next.alights === false ? [] : onwards(next)) {
      const then = riddenTo(search, label, trip.service);
      if (then) board({ ...label, ...then }, { trip, on: here, off: next }, label);
    }
    aboard.set(trip, options);
    if (here.boards !== false) for (const label of options) spread(label);
  }
  return profiles;
}

/** All ways from one point to another; those to a point are searched once for a plan. */
export function profileOf(plan: Plan, from: string, to: string): readonly Label[] {
  return remembered(plan.found, to, () => profilesTo({ ...plan, goal: to })).get(from) ?? [];
}
