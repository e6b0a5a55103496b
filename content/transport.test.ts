import { siteTransport } from '@/lib/content/transport';
import { datesBetween } from '@/lib/time/dates';
import { londonDayBounds } from '@/lib/time/london';
import { createNetworks } from '@/lib/transport/network';
import {
  earliestArrival,
  latestDeparture,
  pointsOnFoot,
  SLACK_MINUTES,
} from '@/lib/transport/planner';
import type { Network, Trip } from '@/lib/transport/types';
import { serviceDay } from '@/lib/transport/service-day';
import type { IsoDate } from './types';

const networkOf = createNetworks(siteTransport);
const points = siteTransport.points.map(({ slug }) => slug);

/** The first date of each kind of day that a timetable is valid on. */
const dates = new Map<string, IsoDate>();
for (const { readOn, validFrom = readOn, validUntil } of siteTransport.services) {
  for (const date of datesBetween(validFrom, validUntil)) {
    const day = serviceDay(date, siteTransport) ?? 'unknown';
    if (!dates.has(day)) dates.set(day, date);
  }
}

const tripsOf = ({ byDeparture }: Network): readonly Trip[] => [
  ...new Set(byDeparture.map(({ trip }) => trip)),
];

/** When one is at every point by at least one bus, setting out at a time: tries all until none is better. */
function bruteForce(network: Network, from: string, time: number): ReadonlyMap<string, number> {
  const before = new Map([[from, time]]);
  for (const { to, minutes } of pointsOnFoot(network, from)) before.set(to, time + minutes);
  const after = new Map<string, number>();
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    const improve = (stop: string, at: number) => {
      if (at >= (after.get(stop) ?? Infinity)) return;
      after.set(stop, at);
      isBetter = true;
      for (const { to, minutes } of pointsOnFoot(network, stop)) improve(to, at + minutes);
    };
    for (const { stopTimes } of tripsOf(network)) {
      stopTimes.forEach(({ stop, earliest }, on) => {
        const ready = Math.min(before.get(stop) ?? Infinity, after.get(stop) ?? Infinity);
        if (ready + SLACK_MINUTES > earliest) return;
        for (const { stop: end, latest } of stopTimes.slice(on + 1)) {
          if (latest !== undefined) improve(end, latest);
        }
      });
    }
  }
  return after;
}

describe.each([...dates])('on a %s', (_day, date) => {
  const network = networkOf(date);
  const { from: midnight, to: end } = londonDayBounds(date);

  it.each(points)('from %s every journey by bus is as a search of all finds it', (from) => {
    const faults: unknown[] = [];
    let last = bruteForce(network, from, midnight);
    for (let time = midnight + 1; time <= end; time += 1) {
      const next = bruteForce(network, from, time);
      for (const to of points) {
        const [arrives, later] = [last.get(to), next.get(to)];
        // Between two changes of what can be reached every minute has the same answer.
        if (to === from || (arrives === later && time !== end)) continue;
        const options = { by: 'bus' } as const;
        const journey = earliestArrival(network, from, to, time - 1, options);
        if (journey?.arrives !== arrives) faults.push([to, time - 1, arrives, journey]);
        if (arrives === undefined || arrives === later) continue;
        const back = latestDeparture(network, from, to, arrives, options);
        if (back?.leaves !== time - 1) faults.push(['back', to, time - 1, back]);
      }
      last = next;
    }
    expect(faults).toEqual([]);
  });
});
