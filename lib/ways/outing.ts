/** There and back: out on foot, and home on foot or by bus. */
import { type EpochMinutes, londonDate } from '@/lib/time/london';
import type { Ways } from './data';
import type { Pace } from './pace';
import { type Departures, departuresAfter, type Ride } from './rides';
import { type Walk, walkBetween } from './walk';

/** How long before its time to be at a stop, in minutes: a bus that is early does not wait. */
const SLACK_MINUTES = 10;

/** An outing as somebody asks for it. Points by their slugs, times in minutes. */
export interface OutingRequest {
  readonly from: string;
  readonly to: string;
  readonly leave: EpochMinutes;
  /** Home at the latest; undefined for no hurry. */
  readonly backBy?: EpochMinutes;
  /** How long to stay at the least; 0 when left out. */
  readonly stay?: number;
  readonly pace?: Pace;
  /** How long to be at a stop before the bus; ten minutes when left out. */
  readonly slack?: number;
}

/** A way home. */
export type WayHome = {
  /** The last moment to start back; undefined on foot when nothing presses. */
  readonly startBack: EpochMinutes | undefined;
  /** Home by then at the latest; undefined where no timetable says when the bus arrives, or nothing presses. */
  readonly home: EpochMinutes | undefined;
} & (
  | { readonly by: 'foot'; readonly walk: Extract<Walk, { state: 'known' }> }
  | { readonly by: 'bus'; readonly ride: Ride }
);

/** What comes of an outing. */
export interface Outing {
  readonly out: Walk;
  /** When one is there; undefined when no way out on foot is known to be open. */
  readonly arrive: EpochMinutes | undefined;
  /** The walk back, whatever becomes of it. */
  readonly back: Walk;
  /** The buses back from the moment of arrival, or of leaving home when that is not known. */
  readonly buses: Departures;
  /** Every known way home after the stay, and in time: on foot first, then the buses in order. */
  readonly home: readonly WayHome[];
}

/**
 * Out on foot, a stay, and every known way home that keeps to the time. None of them may be known:
 * then `buses.last` tells after when there was no bus, and `back.state` why not on foot.
 */
export function thereAndBack(ways: Ways, request: OutingRequest): Outing {
  const { from, to, leave, backBy, stay = 0, pace = 'steady', slack = SLACK_MINUTES } = request;
  const day = londonDate(leave);
  const out = walkBetween(ways, from, to, { day, pace });
  const back = walkBetween(ways, to, from, { day, pace });
  const arrive =
    out.state === 'known' ? leave + out.minutes : out.state === 'here' ? leave : undefined;
  const buses = departuresAfter(ways, to, from, arrive ?? leave);
  if (arrive === undefined) return { out, arrive, back, buses, home: [] };

  const ready = arrive + stay;
  const home: WayHome[] = [];
  if (back.state === 'known') {
    const startBack = backBy === undefined ? undefined : backBy - back.minutes;
    if (startBack === undefined || startBack >= ready) {
      home.push({ by: 'foot', walk: back, startBack, home: backBy });
    }
  }
  for (const ride of buses.rides) {
    const startBack = ride.leaves.earliest - slack;
    const arrival = ride.arrives.latest;
    const inTime = (arrival ?? Infinity) <= (backBy ?? Infinity);
    if (startBack >= ready && inTime) home.push({ by: 'bus', ride, startBack, home: arrival });
  }
  return { out, arrive, back, buses, home };
}
