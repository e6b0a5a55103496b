/** When to set out on a walk so as to catch the last bus back from its end. */
import type { ClockTime, IsoDate, Walk } from '@/content/types';
import type { Service, ServiceDay } from '@/content/transport/types';
import { datesBetween } from '@/lib/time/dates';
import { addDays, londonDayBounds, londonTime } from '@/lib/time/london';
import { createNetworks } from '@/lib/transport/network';
import { latestDeparture, pathBetween, SLACK_MINUTES } from '@/lib/transport/planner';
import type { Transport } from '@/lib/transport/data';
import { serviceDay } from '@/lib/transport/service-day';

/** The last chance of a kind of day: out on foot at a steady pace, and home by the last bus. */
export interface LastStart {
  /** The kinds of day on which it is the same, in the order of the week. */
  readonly days: readonly ServiceDay[];
  readonly setOut: ClockTime;
  /** Be at the stop by then: five minutes before the bus. */
  readonly atStop: ClockTime;
  /** When it leaves, or the last stop before whose minute is known. */
  readonly leaves: ClockTime;
  readonly leavesIsKnown: boolean;
  readonly service: Service;
}

/** Within these every kind of day but a bank holiday comes round. */
const WEEK = 7;

/** For each kind of day whose times are known; none where the path or the road may be closed. */
export function lastStarts(transport: Transport, { route, wayBack }: Walk): readonly LastStart[] {
  const [from, to] = [route[0], route.at(-1)];
  if (wayBack !== 'bus' || !from || !to) return [];
  const networkOf = createNetworks(transport);
  const starts: LastStart[] = [];
  for (const [day, date] of daysRead(transport)) {
    const network = networkOf(date);
    const out = pathBetween(network, from, to);
    const { from: end } = londonDayBounds(addDays(date, 2));
    const back = latestDeparture(network, to, from, end, { by: 'bus', withOpen: true });
    const ride = back?.legs.find((leg) => leg.by === 'bus');
    if (!back || !ride || !out) continue;
    const { service, departure } = ride;
    const start: LastStart = {
      days: [day],
      setOut: londonTime(back.leaves - out.minutes),
      atStop: londonTime(ride.leaves - SLACK_MINUTES),
      leaves: londonTime(departure.earliest),
      leavesIsKnown: departure.earliest === departure.latest,
      service,
    };
    const same = starts.findIndex(
      (other) => other.leaves === start.leaves && other.service.number === service.number,
    );
    const known = starts[same];
    if (known) starts[same] = { ...known, days: [...known.days, day] };
    else starts.push(start);
  }
  return starts;
}

/** A date for each kind of day, in the week for which the timetables have been read last. */
function daysRead(transport: Transport): ReadonlyMap<ServiceDay, IsoDate> {
  const days = new Map<ServiceDay, IsoDate>();
  for (const { readOn, validFrom = readOn } of transport.services) {
    for (const date of datesBetween(validFrom, addDays(validFrom, WEEK - 1))) {
      const day = serviceDay(date, transport);
      if (day) days.set(day, date);
    }
  }
  return days;
}
