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
import type { KnownFootpath, Walks } from './walk';
import type { StopTime, ServiceTrip, UnreadRide } from './types';

/** Minutes to be at a stop before the earliest that a bus can leave it. */
export const SLACK_MINUTES = 5;

/** More unread lines in a row are no answer. */
const MOST_UNREAD = 2;

type Step =
  | { readonly mode: 'foot'; readonly to: string; readonly walk: KnownFootpath }
  | { readonly mode: 'trip'; readonly trip: ServiceTrip; readonly on: number; readonly off: number }
  | { readonly mode: 'unread'; readonly ride: UnreadRide };

/** The points to which a way comes, the first of them first. */
interface Passed {
  readonly point: string;
  readonly then: Passed | undefined;
}

export interface Label {
  readonly at: string;
  /** Minutes after midnight; of a floating label the minutes that it takes, below zero. */
  readonly leave: number;
  /** Of a floating label 0. */
  readonly arrive: number;
  /** Whether nothing bounds when it arrives: its times are then those at best. */
  readonly isOpen: boolean;
  readonly onFoot: number;
  readonly doubt: number;
  /** How many lines of it are unread. */
  readonly unread: number;
  /** When a floating label may begin. */
  readonly begins: number;
  readonly ends: number;
  /** What is done first, and what follows it; undefined where one is there. */
  readonly step: Step | undefined;
  readonly next: Label | undefined;
  readonly passed: Passed;
  /** The other directions of the lines that it goes by: one does not come by them. */
  readonly refused: readonly Service[];
}

/** The labels of a point. */
export interface Profile {
  readonly floating: readonly Label[];
  readonly timed: readonly Label[];
}

/** What may be late is no better than what is not, however early it may be. */
const isAsGood = (one: Label, other: Label): boolean =>
  one.onFoot <= other.onFoot && one.doubt <= other.doubt && (!one.isOpen || other.isOpen);

/** Whether one may come to it by all lines by which one may come to another. */
const isAsFree = (one: Label, other: Label): boolean =>
  one.refused === other.refused || one.refused.every((service) => other.refused.includes(service));

const isCovered = (one: Label, other: Label): boolean =>
  isAsGood(one, other) &&
  one.leave >= other.leave &&
  one.arrive <= other.arrive &&
  one.begins <= other.begins &&
  one.ends >= other.ends &&
  isAsFree(one, other);

/** Whether one may as well set out on a floating label when a timed one leaves. */
const isReplaced = (floating: Label, timed: Label): boolean =>
  isAsGood(floating, timed) &&
  timed.leave - floating.leave <= timed.arrive &&
  floating.begins <= timed.leave &&
  floating.ends >= timed.leave &&
  isAsFree(floating, timed);

function add(labels: Label[], label: Label): boolean {
  if (labels.some((known) => isCovered(known, label))) return false;
  const kept = labels.filter((known) => !isCovered(label, known));
  if (kept.length < labels.length) labels.splice(0, labels.length, ...kept);
  labels.push(label);
  return true;
}

function passes(label: Label, point: string): boolean {
  for (let passed: Passed | undefined = label.passed; passed; passed = passed.then) {
    if (passed.point === point) return true;
  }
  return false;
}

/** On foot to where a label begins. */
function walked(label: Label, from: string, walk: KnownFootpath): Label {
  return {
    at: from,
    leave: label.leave - walk.minutes,
    arrive: label.arrive,
    isOpen: label.isOpen,
    onFoot: label.onFoot + walk.minutes,
    doubt: label.doubt,
    unread: label.unread,
    begins: label.begins - walk.minutes,
    ends: label.ends - walk.minutes,
    step: { mode: 'foot', to: label.at, walk },
    next: label,
    passed: { point: from, then: label.passed },
    refused: label.refused,
  };
}

/** By an unread line to where a label begins; undefined where it does not go at the time. */
function ridden(
  label: Label,
  ride: UnreadRide,
  returns: readonly Service[],
  isTimed: boolean,
): Label | undefined {
  const { service, on, off, every, minutes } = ride;
  const isOpen = every === undefined || minutes === undefined;
  // What has a time is not reached for certain by what has none.
  if ((isTimed && isOpen) || label.refused.includes(service)) return undefined;
  const takes = (every ?? 0) + (minutes ?? 0);
  const leave = label.leave - takes;
  if (isTimed && (leave < ride.begins || leave > ride.ends)) return undefined;
  const begins = isTimed ? -Infinity : Math.max(ride.begins, label.begins - takes);
  const ends = isTimed ? Infinity : Math.min(ride.ends, label.ends - takes);
  if (begins > ends) return undefined;
  let { passed } = label;
  for (const { at: point } of service.calls.slice(on, off).reverse()) {
    if (passes(label, point)) return undefined;
    passed = { point, then: passed };
  }
  const unknown = Number(every === undefined) + Number(minutes === undefined);
  return {
    at: ride.from,
    leave,
    arrive: label.arrive,
    isOpen: label.isOpen || isOpen,
    onFoot: label.onFoot,
    doubt: label.doubt + 1 + unknown,
    unread: label.unread + 1,
    begins,
    ends,
    step: { mode: 'unread', ride },
    next: label,
    passed,
    refused: [...label.refused, ...returns],
  };
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
export function planOf(walks: Walks, trips: readonly ServiceTrip[], unread: readonly UnreadRide[]) {
  const points = [...walks.keys()];
  const pathsTo = (point: string) =>
    [...walks].flatMap(([from, ways]) => {
      const walk = ways.get(point);
      return walk?.state === 'known' ? [{ from, walk }] : [];
    });
  const services = [...new Set([...trips, ...unread].map(({ service }) => service))];
  return {
    walks,
    trips,
    unread,
    connections: connectionsOf(trips),
    /** By point, what leads there without a timetable. */
    paths: new Map(points.map((point) => [point, pathsTo(point)])),
    rides: grouped(unread, ({ to }) => to),
    returns: new Map(
      services.map((service) => [service, services.filter((other) => isReturn(service, other))]),
    ),
    /** Profiles by where they lead. */
    found: new Map<string, ReadonlyMap<string, Profile>>(),
  };
}

export type Plan = ReturnType<typeof planOf>;

/** Whether one rides after a walk at the most. */
const ridesOn = ({ step, next }: Label): boolean =>
  step !== undefined && (step.mode !== 'foot' || (next !== undefined && ridesOn(next)));

/** The points by which the path leads, without its ends. */
function pointsBetween(walks: Walks, from: string, to: string): readonly string[] {
  const walk = walks.get(from)?.get(to);
  return walk?.state === 'known' ? walk.stages.slice(1).map((stage) => stage.from) : [];
}

function profilesTo(plan: Plan, goal: string): ReadonlyMap<string, Profile> {
  const { walks, connections, paths, rides, returns } = plan;
  /** What one has come to once one gets off to ride on: also what lies on the path from there to the goal. */
  const passedFrom = (label: Label): Passed =>
    (ridesOn(label) ? pointsBetween(walks, label.at, goal) : []).reduce(
      (then, point) => ({ point, then }),
      label.passed,
    );
  const isPastGoal = (from: string, off: Label): boolean =>
    ridesOn(off) && pointsBetween(walks, from, off.at).includes(goal);
  const none = (): { floating: Label[]; timed: Label[] } => ({ floating: [], timed: [] });
  const profiles = new Map([...paths.keys()].map((point) => [point, none()]));
  const at = (point: string) => profiles.get(point) ?? none();

  /** A label at its point, and what leads to it by unread lines or on foot. */
  function spread(label: Label, isTimed: boolean): void {
    const { floating, timed } = at(label.at);
    if (isTimed && floating.some((known) => isReplaced(known, label))) return;
    if (!add(isTimed ? timed : floating, label)) return;
    const lines = label.unread < MOST_UNREAD ? rides.get(label.at) : undefined;
    for (const ride of lines ?? []) {
      if (isPastGoal(ride.from, label)) continue;
      const passed = passedFrom(label);
      const longer = ridden({ ...label, passed }, ride, returns.get(ride.service) ?? [], isTimed);
      if (longer) spread(longer, isTimed);
    }
    const footpaths = label.step?.mode === 'foot' ? undefined : paths.get(label.at);
    for (const { from, walk } of footpaths ?? []) {
      if (!passes(label, from)) spread(walked(label, from, walk), isTimed);
    }
  }

  const there: Label = {
    at: goal,
    leave: 0,
    arrive: 0,
    isOpen: false,
    onFoot: 0,
    doubt: 0,
    unread: 0,
    begins: -Infinity,
    ends: Infinity,
    step: undefined,
    next: undefined,
    passed: { point: goal, then: undefined },
    refused: [],
  };
  spread(there, false);

  /** What follows where a bus arrives: without a timetable, or by another bus. */
  function onwards({ stop: point, earliest, latest }: StopTime): readonly Label[] {
    const { floating, timed } = at(point);
    if (latest === undefined) {
      return floating
        .filter(({ unread }) => unread === 0)
        .map((label) => {
          const arrive = earliest - label.leave;
          return { ...label, arrive, isOpen: true, doubt: label.doubt + 1 };
        });
    }
    const walks = floating
      .filter(({ ends }) => latest <= ends)
      .map((label) => ({ ...label, arrive: Math.max(latest, label.begins) - label.leave }));
    return [...walks, ...timed.filter(({ leave }) => leave >= latest)];
  }

  /** By trip, what may be done by who is on it; each as it gets off. */
  const aboard = new Map<ServiceTrip, Label[]>();
  for (const { trip, index, here, next } of connections) {
    const seated = aboard.get(trip) ?? [];
    const options: Label[] = [];
    // All are compared as of this stop, also those that have been taken further on.
    const board = (label: Label, step: Step, next: Label | undefined) => {
      if (passes(label, here.stop) || (next && isPastGoal(here.stop, next))) return;
      add(options, {
        at: here.stop,
        leave: here.earliest - SLACK_MINUTES,
        arrive: label.arrive,
        isOpen: label.isOpen,
        onFoot: label.onFoot,
        doubt: label.doubt,
        unread: label.unread,
        begins: -Infinity,
        ends: Infinity,
        step,
        next,
        passed: { point: here.stop, then: label.passed },
        refused: label.refused,
      });
    };
    for (const label of seated) {
      if (label.step?.mode === 'trip') board(label, { ...label.step, on: index }, label.next);
    }
    for (const label of next.alights === false ? [] : onwards(next)) {
      if (label.refused.includes(trip.service)) continue;
      const refused = [...label.refused, ...(returns.get(trip.service) ?? [])];
      const seat = { ...label, refused, passed: passedFrom(label) };
      board(seat, { mode: 'trip', trip, on: index, off: index + 1 }, label);
    }
    aboard.set(trip, options);
    if (here.boards !== false) for (const label of options) spread(label, true);
  }
  return profiles;
}

/** All ways from one point to another; those to a point are searched once for a plan. */
export function profileOf(plan: Plan, from: string, to: string): Profile {
  const profiles = remembered(plan.found, to, () => profilesTo(plan, to));
  return profiles.get(from) ?? { floating: [], timed: [] };
}
