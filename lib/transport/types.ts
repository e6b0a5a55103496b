/** The model of the journey planner, in the terms of GTFS. Points by their slugs, times in minutes. */
import type { CarPark, Drive, Service } from '@/content/transport/types';
import type { EpochMinutes } from '@/lib/time/london';
import type { KnownFootpath } from '@/lib/transport/walk';

/** Where a bus waits at a stop, it arrives (`latest`) before it leaves (`earliest`). */
export interface Interval {
  readonly earliest: EpochMinutes;
  /** Undefined where nothing bounds it. */
  readonly latest: EpochMinutes | undefined;
}

/** Whether its times are known, and not only bounded. */
export const isExact = ({ earliest, latest }: Interval): boolean =>
  latest !== undefined && latest <= earliest;

/** The same, so many minutes later. */
export const shifted = <T extends Interval>(interval: T, minutes: number): T => ({
  ...interval,
  earliest: interval.earliest + minutes,
  latest: interval.latest === undefined ? undefined : interval.latest + minutes,
});

export interface StopTime extends Interval {
  readonly stop: string;
  /** Which of the service's calls it is: not every trip makes all of them. */
  readonly call: number;
  /** Where nobody gets on, or off. */
  readonly boards?: false | undefined;
  readonly alights?: false | undefined;
}

/** Its times are in minutes after the midnight that it is asked for. */
export interface ServiceTrip {
  readonly service: Service;
  readonly stopTimes: readonly StopTime[];
}

/** A service on a date. */
export interface Line {
  readonly service: Service;
  readonly state: 'runs' | 'none' | 'closed' | 'unknown';
  /** Empty unless it runs. */
  readonly trips: readonly ServiceTrip[];
  /** Where its times are unread: when one may come to its first stop, and about how often it comes then. */
  readonly spans?: readonly (Pick<Link, 'begins' | 'ends'> & Pick<RideLeg, 'every'>)[];
}

/** Points. */
export interface Ends {
  readonly from: string;
  readonly to: string;
}

interface Times {
  /** Undefined where nothing says when; of a bus whose times are unread they are an estimate. */
  readonly leave: EpochMinutes | undefined;
  readonly arrive: EpochMinutes | undefined;
}

export interface WalkLeg extends Ends, Times {
  readonly mode: 'foot';
  readonly walk: KnownFootpath;
  readonly minutes: number;
}

export interface RideLeg extends Ends, Times {
  readonly mode: 'ride';
  readonly service: Service;
  /** Where one gets on and off, as the stops are called. */
  readonly on: string;
  readonly off: string;
  /** When it is at the stop, the latest being that of the next stop with a time; left out where its times are unread. */
  readonly departure?: Interval | undefined;
  readonly arrival?: Interval | undefined;
  /** Where it is at the earliest time of its departure, for a stop without a time of its own. */
  readonly since?: string | undefined;
  /** Of unread times: minutes between two buses. */
  readonly every?: number | undefined;
  /** Minutes of the ride; undefined where nothing says. */
  readonly minutes: number | undefined;
}

export interface DriveLeg extends Ends, Times {
  readonly mode: 'car';
  /** Undefined where content has no such drive. */
  readonly drive: Drive | undefined;
  readonly carPark: CarPark | undefined;
  readonly minutes: number | undefined;
}

export type WayLeg = WalkLeg | RideLeg | DriveLeg;

/** From one point to another. No legs where both are the same. */
export interface Way {
  readonly legs: readonly WayLeg[];
  /** Set out by then; before a bus that includes the minutes to be at the stop early. */
  readonly leave: EpochMinutes | undefined;
  /** At the latest; undefined where nothing bounds it. */
  readonly arrive: EpochMinutes | undefined;
  /** When it arrives at best: not sooner, where it waits for a bus whose times are unread. */
  readonly atBest: EpochMinutes | undefined;
  /** Minutes on foot. */
  readonly onFoot: number;
  /**
   * How much of it is unknown. 0: every time is known, or bounded. A bus whose arrival nothing bounds
   * adds 1, one whose times are unread 1, and 1 more each where its headway and its minutes are not
   * known; a drive without minutes adds 1.
   */
  readonly doubt: number;
}

/** A leg of a way without its times, at whatever minute it may be. */
type Untimed<Any> = Any extends WayLeg ? Omit<Any, keyof Times> : never;

/** How much of a leg is unknown, as of a way. */
export function doubtOf(leg: Untimed<WayLeg>): number {
  const isUnread = leg.mode === 'ride' && !leg.departure;
  const unknown = [isUnread, isUnread && leg.every === undefined, leg.minutes === undefined];
  return unknown.filter(Boolean).length;
}

/** A leg from when one sets out on it, all that one may have to wait included. */
export function legFrom(leg: Untimed<WayLeg>, leave: EpochMinutes | undefined): WayLeg {
  const { minutes } = leg;
  const wait = leg.mode === 'ride' ? leg.every : 0;
  const isKnown = leave !== undefined && minutes !== undefined && wait !== undefined;
  return { ...leg, leave, arrive: isKnown ? leave + wait + minutes : undefined };
}

/** What leads from a point to another without a timetable: a path, or a line whose times are unread. */
export interface Link {
  readonly leg: Untimed<WalkLeg> | Untimed<RideLeg>;
  /** Minutes at the most, all that one may have to wait among them; of those that are known. */
  readonly takes: number;
  /** As of a way. Above 1 nothing bounds what it takes. */
  readonly doubt: number;
  /** One may set out between these, in minutes after midnight. */
  readonly begins: number;
  readonly ends: number;
  /** The points to which it comes before its end. */
  readonly by: readonly string[];
}
