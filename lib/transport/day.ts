/** The ways of a day, and the last bus of it, as one asks for them at a moment. */
import type { EpochMinutes } from '@/lib/time/london';
import type { Twilight } from '@/lib/time/sun';
import type { Network } from './network';
import type { Way } from './types';
import { type Choice, chooseWay, hasRide, isUnread, lastWay, ridesOf, waysBetween } from './way';

interface Moment {
  readonly now: EpochMinutes;
  readonly light?: Twilight | undefined;
}

/** The way to take now, or on foot when it is light. */
export function wayNow(network: Network, from: string, to: string, { now, light }: Moment): Choice {
  const ways = [now, Math.max(now, light?.dawn ?? now)].flatMap((ready) =>
    waysBetween(network, { from, to, ready, atStop: true }),
  );
  return chooseWay(ways, { ready: now, light });
}

/** A bus is not said to have gone so many minutes after the last time that is known of it. */
const STILL_EXPECTED = 30;

/** Until when one may still come for a way. */
function endOf({ legs: [first], leave = -Infinity }: Way): EpochMinutes {
  if (first?.mode !== 'ride' || !first.departure) return leave;
  const { earliest, latest = earliest + STILL_EXPECTED } = first.departure;
  return Math.max(earliest, latest);
}

export type LastBus = ReturnType<typeof lastBus>;

/** The last bus of a day from one point to another, as it stands at a minute. */
export function lastBus(network: Network, from: string, to: string, now: EpochMinutes) {
  const last = lastWay(network, from, to);
  const leaves = (last && ridesOf(last)[0]?.leave) ?? -Infinity;
  const ready = Math.max(now, (last?.leave ?? now) + 1);
  const ways = (since: EpochMinutes) => waysBetween(network, { from, to, ready: since });
  const unread = ways(ready).filter(isUnread);
  if (last && endOf(last) >= now) {
    const isSure = unread.length === 0;
    return { state: 'comes', way: last, isSure, hasLeft: now > leaves } as const;
  }
  // Lines may still come whose times nobody has read.
  if (unread.length > 0) return { state: 'unread', ways: unread } as const;
  // Nor is it certain that a line has gone because it had when its timetable was valid.
  const isUnbounded = (way: Way) =>
    hasRide(way) && ridesOf(way).every(({ departure, service }) => !departure && !service.last);
  const unbounded = ways(network.midnight).filter(isUnbounded);
  if (unbounded.length > 0) return { state: 'unread', ways: unbounded } as const;
  if (leaves >= now) return { state: 'missed', leaves } as const;
  if (last || ways(network.midnight).some(hasRide)) return { state: 'gone' } as const;
  const listed = waysBetween(network, { from, to, dated: false });
  return { state: listed.some(hasRide) ? 'none-today' : 'no-line' } as const;
}

/** The ways of what is left of a day. */
export function waysOfDay(network: Network, from: string, to: string, { now, light }: Moment) {
  const hasTime = (way: Way) => hasRide(way) && !isUnread(way);
  const request = (ready: EpochMinutes) => ({ from, to, ready, light, atStop: true });
  const buses = waysBetween(network, request(now))
    .filter(hasTime)
    .toSorted((a, b) => (a.leave ?? 0) - (b.leave ?? 0));
  const timed = buses.filter((way, index) => {
    const later = buses.slice(index).filter(({ leave }) => leave !== way.leave);
    return chooseWay([way, ...later], request(way.leave ?? now)).way === way;
  });
  const atLight = request(Math.max(now, light?.dawn ?? now));
  const { way, otherwise } = chooseWay(
    waysBetween(network, atLight).filter((one) => !hasTime(one)),
    atLight,
  );
  // Where a bus with a time comes, what there is else is not the path alone.
  const isBeside = timed.length === 0 || way?.doubt === 0;
  return {
    /** By buses with times, as they leave: each the best of them for who is ready when one leaves for it. */
    timed,
    /** On foot, or by lines whose times are unread, not before it is light. */
    anyTime: { way, otherwise: isBeside ? otherwise : undefined },
  };
}
