/** The model of the journey planner, in the terms of GTFS. Points by their slugs, times in minutes. */
import type { CarPark, Drive, Headway, Service } from '@/content/transport/types';
import type { EpochMinutes } from '@/lib/time/london';
import type { Interval } from '@/lib/transport/interval';
import type { KnownFootpath } from '@/lib/transport/walk';

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
  /** About how often it runs on this day, where its times are unread. */
  readonly headways: readonly Headway[];
}

interface Ends {
  /** Points. */
  readonly from: string;
  readonly to: string;
  /** Undefined where nothing says when; of a bus whose times are unread they are an estimate. */
  readonly leave: EpochMinutes | undefined;
  readonly arrive: EpochMinutes | undefined;
}

export interface WalkLeg extends Ends {
  readonly mode: 'foot';
  readonly walk: KnownFootpath;
  readonly minutes: number;
}

export interface RideLeg extends Ends {
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

export interface DriveLeg extends Ends {
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

/** A line whose times are unread, from one of its stops to a later one. */
export interface UnreadRide {
  readonly service: Service;
  readonly on: number;
  readonly off: number;
  readonly from: string;
  readonly to: string;
  /** Minutes between two buses, all of which one may have to wait. */
  readonly every: number | undefined;
  /** At the most, of a stop without minutes of its own. */
  readonly minutes: number | undefined;
  /** One may come to the stop between these, in minutes after midnight. */
  readonly begins: number;
  readonly ends: number;
}
