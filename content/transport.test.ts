import { siteTransport } from '@/lib/content/transport';
import { datesBetween } from '@/lib/time/day';
import { addDays, londonDayBounds, weekday } from '@/lib/time/london';
import { lastBus } from '@/lib/transport/day';
import { networksOf, type Network } from '@/lib/transport/network';
import { SLACK_MINUTES } from '@/lib/transport/profile';
import { type WayRequest, waysBetween } from '@/lib/transport/way';
import { serviceDay } from '@/lib/transport/service-day';
import { pathBetween } from '@/lib/transport/walk';
import type { IsoDate } from './types';

const networkOf = networksOf(siteTransport);
const points = siteTransport.points.map(({ slug }) => slug);

/** The first date of each kind of day that a timetable is valid on. */
const dates = new Map<string, IsoDate>();
for (const { readOn, validFrom = readOn, validUntil } of siteTransport.services) {
  for (const date of datesBetween(validFrom, validUntil)) {
    const day = serviceDay(date, siteTransport) ?? 'unknown';
    if (!dates.has(day)) dates.set(day, date);
  }
}

/** The points to which one can walk, with the minutes there. */
const pointsOnFoot = (network: Network, from: string) =>
  points.flatMap((to) => {
    const path = pathBetween(network, from, to);
    return path ? [{ to, minutes: path.minutes }] : [];
  });

/** When one is at every point, setting out at a time: tries all until none is better. */
function bruteForce(network: Network, from: string, time: number): ReadonlyMap<string, number> {
  const found = new Map([[from, time]]);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    const improve = (stop: string, at: number) => {
      if (at >= (found.get(stop) ?? Infinity)) return;
      found.set(stop, at);
      isBetter = true;
    };
    for (const [stop, at] of found) {
      for (const { to, minutes } of pointsOnFoot(network, stop)) improve(to, at + minutes);
    }
    for (const { stopTimes } of network.plan.trips) {
      stopTimes.forEach(({ stop, earliest }, on) => {
        const ready = (found.get(stop) ?? Infinity) + SLACK_MINUTES;
        if (ready > network.midnight + earliest) return;
        for (const { stop: end, latest } of stopTimes.slice(on + 1)) {
          if (latest !== undefined) improve(end, network.midnight + latest);
        }
      });
    }
  }
  return found;
}

/** Of the ways that are certain. */
const certain = (network: Network, request: WayRequest) =>
  waysBetween(network, request).filter(({ doubt }) => doubt === 0);

describe.each([...dates])('on a %s', (_day, date) => {
  const network = networkOf(date);
  const { from: midnight, to: end } = londonDayBounds(date);

  it.each(points)('from %s one is as early and leaves as late as a search of all finds', (from) => {
    const faults: unknown[] = [];
    let last = bruteForce(network, from, midnight);
    for (let time = midnight + 1; time <= end; time += 1) {
      const next = bruteForce(network, from, time);
      for (const to of points) {
        const [arrives, later] = [last.get(to), next.get(to)];
        // Between two changes of what can be reached every minute has the same answer.
        if (to === from || (arrives === later && time !== end)) continue;
        const ends = { from, to };
        const ways = certain(network, { ...ends, ready: time - 1, due: undefined });
        const first = ways.flatMap(({ arrive }) => arrive ?? []).toSorted((a, b) => a - b)[0];
        if (first !== arrives) faults.push([to, time - 1, arrives, first]);
        if (arrives === undefined || arrives === later) continue;
        const back = certain(network, { ...ends, ready: undefined, due: arrives });
        const inTime = back.filter(({ arrive = Infinity }) => arrive <= arrives);
        const leave = Math.max(...inTime.map((way) => way.leave ?? -Infinity));
        if (leave !== time - 1) faults.push(['back', to, time - 1, leave]);
      }
      last = next;
    }
    expect(faults).toEqual([]);
  });
});

describe('a fortnight after the last day of all timetables, with none read since', () => {
  const last = siteTransport.services
    .map(({ validUntil }) => validUntil)
    .toSorted()
    .at(-1);
  const week = Array.from({ length: 7 }, (_, day) => addDays(last ?? '2000-01-01', 15 + day));
  // On weekends some lines are known not to run.
  const date = week.find((day) => weekday(day) === 'wed') ?? '2000-01-01';
  const network = networkOf(date);

  it('has every line as unread, and no day without a bus for that', () => {
    expect(network.lines.map(({ state }) => state)).toEqual(network.lines.map(() => 'unknown'));
    expect(network.plan.trips).toEqual([]);
    const morning = network.midnight + 9 * 60;
    for (const { service } of network.lines) {
      const [from, to] = [service.calls[0]?.at ?? '', service.calls.at(-1)?.at ?? ''];
      expect(lastBus(network, from, to, morning).state).toBe('unread');
    }
  });

  it('still knows about how often they run, until that is not believed either', () => {
    const regular = siteTransport.services.filter(({ headways }) => headways);
    const known = network.lines.filter(({ spans = [] }) => spans.some(({ every }) => every));
    expect(known.length > 0).toBe(regular.length > 0);
  });
});
