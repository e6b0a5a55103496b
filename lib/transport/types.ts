/** The model of the journey planner, in the terms of GTFS. Points by their slugs, times in minutes. */
import type { ClockTime } from '@/content/types';
import type { CarPark, Drive, Service } from '@/content/transport/types';
import type { EpochMinutes } from '@/lib/time/london';
import type { KnownWalk, Walk } from '@/lib/transport/walk';

export interface Interval {
  readonly earliest: EpochMinutes;
  readonly latest: EpochMinutes | undefined;
}

export interface Trip {
  readonly service: Service;
  readonly stopTimes: readonly (Interval & {
    readonly stop: string;
    readonly name: string | undefined;
  })[];
}

export interface Connection {
  readonly trip: Trip;
  readonly index: number;
  readonly departs: EpochMinutes;
  /** The latest that it can arrive; its earliest where nothing says, and then `isOpen`. */
  readonly arrives: EpochMinutes;
  readonly isOpen: boolean;
}

export type Running =
  | { readonly state: 'runs'; readonly times: readonly ClockTime[] }
  | { readonly state: 'none' }
  | { readonly state: 'closed' }
  | {
      readonly state: 'unknown';
      readonly because: 'not-read' | 'not-trusted' | 'closure' | 'calendar';
    };

export interface Line {
  readonly service: Service;
  readonly running: Running;
}

export interface Network {
  readonly midnight: EpochMinutes;
  /** Between every two points, also those that are closed or not known. */
  readonly walks: ReadonlyMap<string, ReadonlyMap<string, Walk>>;
  readonly byDeparture: readonly Connection[];
  readonly byArrival: readonly Connection[];
  /** Every service, also those of which no trip is known. */
  readonly lines: readonly Line[];
  /** Of this day: without minutes where a notice makes the way longer. */
  readonly drives: readonly Drive[];
  readonly carParks: ReadonlyMap<string, CarPark>;
}

interface LegEnds {
  readonly from: string;
  readonly to: string;
  readonly leaves: EpochMinutes;
  readonly arrives: EpochMinutes;
}

export interface WalkLeg extends LegEnds {
  readonly by: 'foot';
  readonly walk: KnownWalk;
}

export interface RideLeg extends LegEnds {
  readonly by: 'bus';
  readonly service: Service;
  readonly stop: string | undefined;
  /** When it is at the stop; `leaves` is the earliest of it. */
  readonly departure: Interval;
  /** When it arrives; `arrives` is the latest of it. */
  readonly arrival: Interval;
}

export interface DriveLeg extends LegEnds {
  readonly by: 'car';
  readonly drive: Drive;
  readonly carPark: CarPark | undefined;
}

export type JourneyLeg = WalkLeg | RideLeg | DriveLeg;

/**
 * How far a journey can be relied on. `check-first`: a bus whose minute at a stop is known within
 * bounds only; the times given keep to the worse bound. `unknown`: nothing says when it arrives.
 */
export type Certainty = 'known' | 'check-first' | 'unknown';

/** A way from one point to another. No legs where both are the same. */
export interface Journey {
  readonly legs: readonly JourneyLeg[];
  /** Set out by then; before a bus that includes the minutes to be at the stop early. */
  readonly leaves: EpochMinutes;
  readonly arrives: EpochMinutes;
  readonly certainty: Certainty;
}

export interface QueryOptions {
  /** Without the way on foot alone. */
  readonly by?: 'bus' | undefined;
  /** Whether a bus counts whose arrival nothing bounds; its journey is then `unknown`. */
  readonly withOpen?: boolean;
}
