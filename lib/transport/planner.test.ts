import fc from 'fast-check';
import type { ClockTime } from '@/content/types';
import type { Service } from '@/content/transport/types';
import { bus, transport } from '@/lib/transport/fixtures';
import { londonTime, toEpochMinutes } from '@/lib/time/london';
import { createNetworks } from './network';
import {
  departures,
  earliestArrival,
  helpfulLines,
  latestDeparture,
  pathBetween,
  SLACK_MINUTES,
} from './planner';
import type { Journey } from './types';

// 2 June 2031 is a Monday.
const date = '2031-06-02';
const at = (time: ClockTime) => toEpochMinutes(date, time);
const networkOf = createNetworks(transport);
const network = networkOf(date);

const words = ({ legs }: Journey) =>
  legs.map((leg) => `${leg.by} ${londonTime(leg.leaves)} ${leg.to} ${londonTime(leg.arrives)}`);

describe('earliestArrival', () => {
  // From the mill to the quay by bus 7 at 12:00, in 30 minutes; the walk there takes 38.
  it.each([
    ['11:55', ['bus 12:00 quay 12:30']],
    ['11:56', ['foot 11:56 quay 12:34']],
  ] as const)('is five minutes early at the stop: at %s', (time, legs) => {
    const journey = earliestArrival(network, 'mill', 'quay', at(time));
    expect(journey && words(journey)).toEqual(legs);
  });

  it('walks to the bus as late as it may, and on from it', () => {
    const journey = earliestArrival(network, 'head', 'quay', at('10:00'), { by: 'bus' });
    expect(journey && words(journey)[0]).toMatch(/^foot 11:\d\d inn 12:07$/);
    expect(journey?.legs.map(({ by }) => by)).toEqual(['foot', 'bus']);
  });

  it('has no legs where both are one point, and is undefined where nothing leads', () => {
    const now = at('10:00');
    expect(earliestArrival(network, 'mill', 'mill', now)).toMatchObject({ legs: [], arrives: now });
    expect(earliestArrival(network, 'mill', 'island', now)).toBeUndefined();
  });

  it('counts on no arrival that nothing bounds, unless it is asked to', () => {
    const from = at('11:00');
    expect(earliestArrival(network, 'quay', 'depot', from)).toBeUndefined();
    const open = earliestArrival(network, 'quay', 'depot', from, { withOpen: true });
    expect(open).toMatchObject({ certainty: 'unknown' });
  });

  it('is to be checked where a bus has only bounds at the stop', () => {
    const journey = earliestArrival(network, 'inn', 'quay', at('12:00'), { by: 'bus' });
    expect(journey?.certainty).toBe('check-first');
    expect(journey?.legs[0]).toMatchObject({ leaves: at('12:12') });
  });

  it('takes no bus from a line of which nothing is known', () => {
    const bankHoliday = networkOf('2031-04-11');
    const then = toEpochMinutes('2031-04-11', '08:00');
    expect(earliestArrival(bankHoliday, 'mill', 'quay', then, { by: 'bus' })).toBeUndefined();
    const [line] = helpfulLines(bankHoliday, 'mill', 'quay');
    expect(line?.running).toEqual({ state: 'unknown', because: 'not-read' });
  });

  it('takes the bus of the evening before after midnight, and none that has left', () => {
    const next = networkOf('2031-06-03');
    const night = toEpochMinutes('2031-06-03', '00:00');
    const journey = earliestArrival(next, 'cove', 'quay', night, { by: 'bus' });
    expect(journey?.leaves).toBe(night + 2);
    const missed = earliestArrival(next, 'cove', 'quay', night + 3, { by: 'bus' });
    expect(missed && londonTime(missed.legs[0]?.leaves ?? 0)).toBe('07:42');
  });
});

test('departures are all buses of a span of time', () => {
  const span = { from: at('00:00'), until: at('23:59') };
  const leaves = departures(network, 'mill', 'quay', span).map((journey) => journey.leaves);
  expect(leaves.map(londonTime)).toEqual(['07:25', '11:55', '23:50']);
});

/** Buses by chance: some with a minute that is not known, also at the end. */
const anyBus: fc.Arbitrary<Service> = fc
  .record({
    stops: fc.shuffledSubarray(['head', 'cove', 'mill', 'inn', 'quay'], { minLength: 2 }),
    rides: fc.array(fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }), {
      minLength: 5,
      maxLength: 5,
    }),
    starts: fc.array(fc.integer({ min: 0, max: 1439 }), { maxLength: 8 }),
  })
  .map(({ stops, rides, starts }) => {
    let minutes = 0;
    const calls = stops.map((stop, index) => {
      const ride = rides[index];
      if (index === 0) return { at: stop, minutes };
      if (ride === undefined) return { at: stop };
      minutes += ride;
      return { at: stop, minutes };
    });
    const times = starts.toSorted((a, b) => a - b).map((start) => londonTime(at('00:00') + start));
    return { ...bus, slug: stops.join(), calls, times: [{ days: ['weekday'], times }] };
  });

const anyQuery = fc.record({
  services: fc.array(anyBus, { maxLength: 5 }),
  from: fc.constantFrom('head', 'cove', 'mill', 'inn', 'quay'),
  to: fc.constantFrom('head', 'cove', 'mill', 'inn', 'quay'),
  time: fc.integer({ min: 0, max: 1439 }).map((minutes) => at('00:00') + minutes),
  withOpen: fc.boolean(),
  by: fc.constantFrom(undefined, 'bus' as const),
});

it('never arrives after a walk, agrees in both directions, and never takes a bus that has left', () => {
  fc.assert(
    fc.property(anyQuery, ({ services, from, to, time, ...options }) => {
      const net = createNetworks({ ...transport, services })(date);
      const journey = earliestArrival(net, from, to, time, options);
      const walk = pathBetween(net, from, to);
      if (walk && !options.by) {
        expect(journey?.arrives).toBeLessThanOrEqual(time + walk.minutes);
      }
      if (!journey) return;
      expect(journey.leaves).toBeGreaterThanOrEqual(time);
      const back = latestDeparture(net, from, to, journey.arrives, options);
      expect(back?.leaves).toBe(journey.leaves);
      const again = earliestArrival(net, from, to, journey.leaves, options);
      expect(again?.arrives).toBe(journey.arrives);
      let place: string = from;
      let ready = journey.leaves;
      for (const leg of journey.legs) {
        expect(leg.from).toBe(place);
        expect(leg.leaves).toBeGreaterThanOrEqual(ready + (leg.by === 'bus' ? SLACK_MINUTES : 0));
        [place, ready] = [leg.to, leg.arrives];
      }
      expect([place, ready]).toEqual([to, journey.arrives]);
    }),
    { numRuns: 300 },
  );
});

it('walks no longer straight there than by a third point, but for what lengths are rounded to', () => {
  const points = [...network.walks.keys()];
  for (const a of points) {
    for (const b of points) {
      for (const c of points) {
        const [ab, bc, ac] = [
          pathBetween(network, a, b),
          pathBetween(network, b, c),
          pathBetween(network, a, c),
        ];
        if (ab && bc && ac) expect(ac.minutes).toBeLessThanOrEqual(ab.minutes + bc.minutes + 3);
      }
    }
  }
});
