import fc from 'fast-check';
import type { Service } from '@/content/transport/types';
import { londonTime, toEpochMinutes } from '@/lib/time/london';
import { bus, transport } from './testing/transport';
import { networksOf, type Network } from './network';
import { SLACK_MINUTES } from './profile';
import type { Way } from './types';
import { chooseWay, waysBetween } from './way';
import { pathBetween } from './walk';

// 2 June 2031 is a Monday.
const date = '2031-06-02';
const midnight = toEpochMinutes(date, '00:00');
const points = ['head', 'cove', 'mill', 'inn', 'quay'];

/** Buses by chance: some with a minute that is not known, also at the end, some with only a headway. */
const anyBus: fc.Arbitrary<Service> = fc
  .record({
    stops: fc.shuffledSubarray(points, { minLength: 2 }),
    rides: fc.array(fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined, freq: 3 }), {
      minLength: 5,
      maxLength: 5,
    }),
    starts: fc.array(fc.integer({ min: 300, max: 1300 }), { maxLength: 3 }),
    every: fc.option(fc.integer({ min: 10, max: 90 }), { nil: undefined }),
    isRead: fc.boolean(),
    number: fc.constantFrom('7', '8'),
  })
  .map(({ stops, rides, starts, every, isRead, number }) => {
    let minutes = 0;
    const calls = stops.map((stop, index) => {
      const ride = rides[index];
      if (index === 0) return { at: stop, minutes };
      if (ride === undefined) return { at: stop };
      minutes += ride;
      return { at: stop, minutes };
    });
    const times = starts.toSorted((a, b) => a - b).map((start) => londonTime(midnight + start));
    return {
      ...bus,
      number,
      slug: `${number} ${stops.join()} ${String(rides)} ${String(starts)}`,
      calls,
      times: [{ days: ['weekday'], times: isRead ? times : 'not-read' }],
      ...(every !== undefined && {
        headways: [{ days: ['weekday'], from: '08:00', until: '18:00', every }],
      }),
    };
  });

const anyQuery = fc.record({
  services: fc.array(anyBus, { maxLength: 4 }),
  from: fc.constantFrom(...points),
  to: fc.constantFrom(...points),
  time: fc.integer({ min: 240, max: 1300 }).map((minutes) => midnight + minutes),
});

const networkWith = (services: readonly Service[]): Network =>
  networksOf({ ...transport, services })(date);

interface Found {
  readonly leave: number;
  readonly arrive: number;
  readonly onFoot: number;
}

/** Whether two buses are one line out and back: from one stop to another, and from that to the first. */
const isOutAndBack = (one: Service, other: Service): boolean =>
  one.number === other.number &&
  one.calls.some(({ at: first }, index) =>
    one.calls.slice(index + 1).some(({ at: then }) => {
      const stops = other.calls.map(({ at }) => at);
      return stops.includes(then) && stops.indexOf(first) > stops.indexOf(then);
    }),
  );

/** The points by which a path leads, without its ends. */
const pathPoints = (network: Network, from: string, to: string): readonly string[] =>
  (pathBetween(network, from, to)?.stages ?? []).slice(1).map((stage) => stage.from);

/** Whether who gets off to ride on has come past the goal, or comes back by where they were. */
const turnsBack = (
  network: Network,
  { off, to }: { off: string; to: string },
  seen: readonly string[],
  stops: readonly string[],
): boolean =>
  pathPoints(network, off, to).some((point) => seen.includes(point)) ||
  stops.some((stop) => pathPoints(network, stop, off).includes(to));

/**
 * Every way by timed buses with at most three rides, that comes to no point twice, goes by no line
 * out and back, and rides past no place to ride back, by trying all.
 */
function allWays(network: Network, from: string, to: string, notBefore: number): readonly Found[] {
  const found: Found[] = [];
  const { trips } = network.plan;
  function go(
    at: string,
    now: number,
    seen: readonly string[],
    soFar: Omit<Found, 'arrive'> & { by: readonly Service[]; walked: boolean; turns: boolean },
  ) {
    const rides = soFar.by.length;
    if (at === to) {
      if (rides > 0) found.push({ leave: soFar.leave, onFoot: soFar.onFoot, arrive: now });
      return;
    }
    if (!soFar.walked) {
      for (const next of points) {
        const path = pathBetween(network, at, next);
        const passed = [...pathPoints(network, at, next), next];
        if (!path || passed.some((point) => seen.includes(point))) continue;
        const onFoot = soFar.onFoot + path.minutes;
        go(next, now + path.minutes, [...seen, ...passed], { ...soFar, onFoot, walked: true });
      }
    }
    if (rides === 3 || soFar.turns) return;
    for (const { service, stopTimes } of trips) {
      if (soFar.by.some((one) => isOutAndBack(one, service))) continue;
      stopTimes.forEach(({ stop, earliest }, on) => {
        const departs = network.midnight + earliest;
        if (stop !== at || departs - SLACK_MINUTES < now) return;
        // Who has only walked so far sets out as late as the bus allows.
        const leave = rides === 0 ? departs - SLACK_MINUTES - soFar.onFoot : soFar.leave;
        const passed = [...seen];
        const stops = [at];
        for (const { stop: off, latest } of stopTimes.slice(on + 1)) {
          if (passed.includes(off)) return;
          const turns = turnsBack(network, { off, to }, passed, stops);
          passed.push(off);
          stops.push(off);
          if (latest === undefined) continue;
          const next = { ...soFar, leave, by: [...soFar.by, service], walked: false, turns };
          go(off, network.midnight + latest, [...passed], next);
        }
      });
    }
  }
  go(from, notBefore, [from], { leave: notBefore, onFoot: 0, by: [], walked: false, turns: false });
  return found;
}

/** The points to which a way comes, those that a bus and a path pass among them. */
const pointsOf = (network: Network, from: string, { legs }: Way): readonly string[] => [
  from,
  ...legs.flatMap((leg) => {
    if (leg.mode !== 'ride') return [...pathPoints(network, leg.from, leg.to), leg.to];
    const stops = leg.service.calls.map(({ at }) => at);
    return stops.slice(stops.indexOf(leg.from) + 1, stops.indexOf(leg.to) + 1);
  }),
];

const isNoWorse = (one: Way | Found, other: Way | Found) =>
  one.leave !== undefined &&
  one.arrive !== undefined &&
  other.leave !== undefined &&
  other.arrive !== undefined &&
  one.leave >= other.leave &&
  one.arrive <= other.arrive &&
  one.onFoot <= other.onFoot &&
  ('doubt' in one ? one.doubt : 0) <= ('doubt' in other ? other.doubt : 0);

/** On foot from the minute at which another way leaves. */
const walkAt = (
  network: Network,
  from: string,
  to: string,
  { leave }: Found,
): Found | undefined => {
  const path = pathBetween(network, from, to);
  return path && { leave, arrive: leave + path.minutes, onFoot: path.minutes };
};

it('has for every way that a search of all finds one that is no worse, and none that it does not find', () => {
  fc.assert(
    fc.property(anyQuery, ({ services, from, to, time }) => {
      if (from === to) return;
      const network = networkWith(services);
      const ways = waysBetween(network, { from, to, ready: time, due: undefined });
      const all = allWays(network, from, to, time);
      for (const found of all) {
        const walk = walkAt(network, from, to, found);
        const isKnown =
          ways.some((way) => way.doubt === 0 && isNoWorse(way, found)) ||
          (walk && isNoWorse(walk, found));
        expect([found, isKnown]).toEqual([found, true]);
      }
      const rides = ways.filter(
        ({ legs, doubt }) => doubt === 0 && legs.some(({ mode }) => mode === 'ride'),
      );
      for (const { leave, arrive, onFoot, legs } of rides) {
        if (legs.filter(({ mode }) => mode === 'ride').length > 3) continue;
        expect(all).toContainEqual({ leave, arrive, onFoot });
      }
    }),
    { numRuns: 300 },
  );
});

it('comes to no point twice, nor out and back by a line, goes no bus that has left, and has no way that is worse in every respect', () => {
  fc.assert(
    fc.property(anyQuery, ({ services, from, to, time }) => {
      const network = networkWith(services);
      const ways = waysBetween(network, { from, to, ready: time, due: undefined });
      for (const way of ways) {
        const passed = pointsOf(network, from, way);
        expect(new Set(passed).size).toBe(passed.length);
        expect(passed.at(-1)).toBe(to);
        let [at, ready] = [from, way.leave];
        for (const leg of way.legs) {
          expect(leg.from).toBe(at);
          const early = leg.mode === 'ride' && leg.departure ? SLACK_MINUTES : 0;
          if (ready !== undefined && leg.leave !== undefined) {
            expect(leg.leave).toBeGreaterThanOrEqual(ready + early);
          }
          [at, ready] = [leg.to, leg.arrive];
        }
        expect(ready).toBe(way.arrive);
        const by = way.legs.flatMap((leg) => (leg.mode === 'ride' ? [leg.service] : []));
        expect(by.filter((one) => by.some((other) => isOutAndBack(one, other)))).toEqual([]);
        const rides = way.legs.filter(({ mode }) => mode === 'ride');
        for (const { from: stop, to: off } of rides.slice(0, -1)) {
          const seen = passed.slice(0, passed.indexOf(off));
          expect(turnsBack(network, { off, to }, seen, [stop])).toBe(false);
        }
        const isBetter = (other: Way) => isNoWorse(other, way) && !isNoWorse(way, other);
        expect(ways.filter(isBetter)).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

it('chooses the same once a line has gone that the chosen way does not go by', () => {
  fc.assert(
    fc.property(anyQuery, ({ services, from, to, time }) => {
      const request = { from, to, ready: time, due: undefined };
      const chosen = (some: readonly Service[]) =>
        chooseWay(waysBetween(networkWith(some), request), { ...request, limit: 90 }).way;
      const way = chosen(services);
      const used = (way?.legs ?? []).flatMap((leg) =>
        leg.mode === 'ride' ? leg.service.slug : [],
      );
      for (const gone of services.filter(({ slug }) => !used.includes(slug))) {
        const after = chosen(services.filter((service) => service !== gone));
        expect([after?.leave, after?.arrive]).toEqual([way?.leave, way?.arrive]);
      }
    }),
    { numRuns: 200 },
  );
});
