/** Buses: which leave a point, when, and when they are where they go. */
import type { ClockTime, IsoDate } from '@/content/types';
import type { Call, Service } from '@/content/ways/types';
import { addDays, type EpochMinutes, londonDate, toEpochMinutes } from '@/lib/time/london';
import { closureOn } from '@/lib/trust/closure';
import { isTrusted } from '@/lib/trust/trust';
import type { Ways } from './data';
import { serviceDay } from './service-day';

/**
 * When a bus is at a stop. The two are one where the timetable says; where its minutes for the stop
 * are not known, it comes between the last stop before and the next after whose minutes are.
 */
export interface When {
  readonly earliest: EpochMinutes;
  /** Undefined where no later stop has a time. */
  readonly latest: EpochMinutes | undefined;
}

/** One bus from one stop to another. */
export interface Ride {
  readonly service: Service;
  /** Be at the stop by its `earliest`. */
  readonly leaves: When;
  /** Count on being there by its `latest`, or not at all. */
  readonly arrives: When;
}

/** What is known of a service on one day. */
export type Running =
  | { readonly state: 'runs'; readonly times: readonly ClockTime[] }
  /** Read, and none run. */
  | { readonly state: 'none' }
  /** A notice stops it. */
  | { readonly state: 'closed' }
  | {
      readonly state: 'unknown';
      /**
       * Nobody has read its times for such a day; they were read too long ago; a closure has ended
       * unread; or nobody knows whether the day is a bank holiday.
       */
      readonly because: 'not-read' | 'not-trusted' | 'closure' | 'calendar';
    };

/** Whether a service runs on a date, and when it leaves its first stop. */
export function runningOn(
  ways: Pick<Ways, 'bankHolidays' | 'bankHolidaysUntil' | 'notices'>,
  service: Service,
  date: IsoDate,
): Running {
  const closure = closureOn(service.closedBy, ways.notices, date).state;
  if (closure === 'closed') return { state: 'closed' };
  if (closure === 'unknown') return { state: 'unknown', because: 'closure' };
  if (!isTrusted(service, date)) return { state: 'unknown', because: 'not-trusted' };
  const day = serviceDay(date, ways);
  if (!day) return { state: 'unknown', because: 'calendar' };
  const times = service.times.find(({ days }) => days.includes(day))?.times ?? 'not-read';
  if (times === 'not-read') return { state: 'unknown', because: 'not-read' };
  return times.length === 0 ? { state: 'none' } : { state: 'runs', times };
}

/** Whether a day is one of another timetable of the same bus: the last one, or the coming one. */
function isReplaced(service: Service, services: readonly Service[], date: IsoDate): boolean {
  return (
    !isTrusted(service, date) &&
    services.some(
      (other) =>
        other.number === service.number &&
        other.towards === service.towards &&
        isTrusted(other, date),
    )
  );
}

const isTimed = ({ minutes }: Call): boolean => minutes !== undefined;

/** When a bus that left its first stop at `start` is at its call number `index`. */
function whenAt({ calls }: Service, index: number, start: EpochMinutes): When {
  const before = calls.slice(0, index + 1).findLast(isTimed)?.minutes;
  const after = calls.slice(index).find(isTimed)?.minutes;
  return {
    earliest: start + (before ?? 0),
    latest: after === undefined ? after : start + after,
  };
}

/** A service that could take somebody from a point, and what is known of it on a day. */
export interface Line {
  readonly service: Service;
  readonly running: Running;
}

/** What leaves a point on a day. */
export interface Board {
  readonly date: IsoDate;
  /** Every service that goes this way; none means that we know of no bus stop here. */
  readonly lines: readonly Line[];
  /** The buses whose times are known, in order. */
  readonly rides: readonly Ride[];
}

/**
 * The buses from a point on a day's timetable, which may run past midnight.
 *
 * @param to where they must go; undefined for wherever they end
 */
export function boardOn(
  ways: Pick<Ways, 'services' | 'bankHolidays' | 'bankHolidaysUntil' | 'notices'>,
  from: string,
  to: string | undefined,
  date: IsoDate,
): Board {
  const lines: Line[] = [];
  const rides: Ride[] = [];
  for (const service of ways.services) {
    const { calls } = service;
    const on = calls.findIndex(({ at }) => at === from);
    const off = calls.findLastIndex(({ at }) => to === undefined || at === to);
    if (on < 0 || off <= on || isReplaced(service, ways.services, date)) continue;
    const running = runningOn(ways, service, date);
    lines.push({ service, running });
    if (running.state !== 'runs') continue;
    for (const time of running.times) {
      const start = toEpochMinutes(date, time);
      rides.push({
        service,
        leaves: whenAt(service, on, start),
        arrives: whenAt(service, off, start),
      });
    }
  }
  rides.sort((a, b) => a.leaves.earliest - b.leaves.earliest);
  return { date, lines, rides };
}

/** Minutes in which a bus has passed a stop of which only the stop before has a time. */
const LONGEST_WAIT = 60;

/** Whether a bus has not surely gone: one with only bounds may come until the later of them. */
function mayStillCome({ leaves: { earliest, latest } }: Ride, after: EpochMinutes): boolean {
  return (latest ?? earliest + LONGEST_WAIT) >= after;
}

/** What leaves a point from an instant on, as far as its day's timetable goes. */
export interface Departures extends Board {
  /** The first that can still be caught. */
  readonly next: Ride | undefined;
  /** The last of the day, also when it has gone. */
  readonly last: Ride | undefined;
  /**
   * In one word. "leaving": a bus is still to come. "gone": the last has left. "none": read, and none
   * run today. "closed": a notice stops all of them. "unknown": nobody can say. "no-stop": we know
   * of no bus that goes this way.
   */
  readonly outlook: 'leaving' | 'gone' | 'none' | 'closed' | 'unknown' | 'no-stop';
}

function outlookOf({ lines, rides }: Board, next: Ride | undefined): Departures['outlook'] {
  if (lines.length === 0) return 'no-stop';
  if (next) return 'leaving';
  const has = (state: Running['state']) => lines.some(({ running }) => running.state === state);
  if (has('unknown')) return 'unknown';
  if (rides.length > 0) return 'gone';
  return has('none') ? 'none' : 'closed';
}

/**
 * The next and the last bus from a point, by London's day at `after`. Buses of the evening before
 * that are still to come after midnight count as this day's first.
 *
 * @param to where they must go; undefined for wherever they end
 */
export function departuresAfter(
  ways: Pick<Ways, 'services' | 'bankHolidays' | 'bankHolidaysUntil' | 'notices'>,
  from: string,
  to: string | undefined,
  after: EpochMinutes,
): Departures {
  const date = londonDate(after);
  const today = boardOn(ways, from, to, date);
  const late = boardOn(ways, from, to, addDays(date, -1)).rides.filter((ride) =>
    mayStillCome(ride, after),
  );
  const board: Board = { ...today, rides: [...late, ...today.rides] };
  const next = board.rides.find((ride) => mayStillCome(ride, after));
  return { ...board, next, last: board.rides.at(-1), outlook: outlookOf(board, next) };
}
