import type { Service } from '@/content/transport/types';
import type { ClockTime, IsoDate } from '@/content/types';
import { londonTime, toEpochMinutes } from '@/lib/time/london';
import { lastBus, wayNow, waysOfDay } from './day';
import { networksOf } from './network';
import { bus, transport } from './testing/transport';
import { chooseWay, hasRide, isOnFoot, ridesOf, wayOf, waysBetween } from './way';
import { briefText, choiceText, conditionOf, lastBusText, wayText } from './words';

test('a stop without minutes is reached within those of the next that has some', () => {
  const date = '2031-06-14'; // A Saturday, of which nobody has read the times.
  const network = networksOf(transport)(date);
  const request = { from: 'mill', to: 'inn', ready: toEpochMinutes(date, '12:00'), due: undefined };
  const bus = waysBetween(network, request).find(hasRide);
  expect(wayText(bus ?? wayOf([], undefined))).toContain('up to 30\u00a0min, get off at Inn');
});

test('before it is light one waits for the light, not for a bus hours later', () => {
  const date = '2031-06-11';
  const dark = toEpochMinutes(date, '07:45');
  const [dawn, dusk] = [dark + 12, toEpochMinutes(date, '22:00')];
  const networkOf = networksOf(transport);
  const { way } = wayNow(networkOf(date), 'mill', 'cove', { now: dark, light: { dawn, dusk } });
  expect(way?.legs.map(({ mode }) => mode)).toEqual(['foot']);
  expect(way?.leave).toBe(dawn);
});

test.each([
  ['past the goal', 'mill', 'cove'],
  ['past where one set out', 'cove', 'mill'],
] as const)('no bus is ridden %s and another back', (_which, from, to) => {
  // The path from the mill to the head goes by the cove, where one of the buses does not stop.
  const line = (number: string, stops: readonly string[], time: `${number}:${number}`) => ({
    ...bus,
    slug: `${number}-to-${stops.at(-1)}`,
    number,
    calls: stops.map((at, index) => ({ at, minutes: index * 4 })),
    times: [{ days: ['weekday'] as const, times: [time] }],
  });
  const services = [
    line('7', ['mill', 'head'], '12:00'),
    line('8', ['head', 'cove'], '12:20'),
    line('8', ['cove', 'head'], '12:00'),
    line('7', ['head', 'mill'], '12:20'),
  ];
  const date = '2031-06-11';
  const network = networksOf({ ...transport, services })(date);
  const ready = toEpochMinutes(date, '11:00');
  const goesByBus = (goal: string) =>
    waysBetween(network, { from, to: goal, ready, due: undefined }).some(hasRide);
  expect([goesByBus(to), goesByBus('head')]).toEqual([false, true]);
});

test('every line that may still come is to be looked up, and is gone once none may', () => {
  const headways = [{ days: ['saturday'], from: '08:00', until: '18:00', every: 60 }] as const;
  const other = { ...bus, slug: 'bus-8', number: '8', headways };
  const date = '2031-06-14'; // A Saturday, of which nobody has read the times.
  const ferry = { ...bus, last: '18:00' } as const;
  const at = (services: readonly Service[], time: ClockTime) => {
    const network = networksOf({ ...transport, services })(date);
    return lastBusText(lastBus(network, 'mill', 'quay', toEpochMinutes(date, time)), 'home');
  };
  expect(at([bus, other], '12:00')).toMatch(/^look up buses [78] and [78] home$/);
  expect(at([ferry], '12:00')).toBe('look up bus 7 home');
  expect(at([ferry], '20:00')).toBe('last bus home has gone');
});

test('a line is not gone because it had when its timetable was valid', () => {
  const lapsed = { ...bus, headwaysUntil: '2032-12-31' } as const;
  const date = '2032-06-09';
  const network = networksOf({ ...transport, services: [lapsed] })(date);
  const late = toEpochMinutes(date, '23:58');
  const request = { from: 'mill', to: 'quay', ready: late };
  expect(waysBetween(network, request).some(hasRide)).toBe(false);
  expect(lastBusText(lastBus(network, 'mill', 'quay', late), 'home')).toBe('look up bus 7 home');
});

test('a bus is not there the minute it leaves the last stop with a time', () => {
  const date = '2031-06-11';
  const points = [...transport.points, { slug: 'depot', name: 'Depot' }];
  const network = networksOf({ ...transport, points })(date);
  const request = { from: 'mill', to: 'depot', ready: network.midnight };
  const leaves = (due: ClockTime) => {
    const at = { ...request, due: toEpochMinutes(date, due) };
    const { way } = chooseWay(waysBetween(network, at), { ...at, limit: 90 });
    return way && londonTime(ridesOf(way)[0]?.departure?.earliest ?? 0);
  };
  expect([leaves('12:30'), leaves('12:31')]).toEqual(['07:30', '12:00']);
});

test('without a date a line may be taken at any time, of whatever day it is asked', () => {
  const network = networksOf(transport)('2031-06-11');
  const ready = toEpochMinutes('2001-01-10', '11:00');
  const due = ready + 240;
  const request = { from: 'mill', to: 'quay', ready, due, dated: false };
  const bus = waysBetween(network, request).find(hasRide);
  expect([bus?.leave, bus?.atBest]).toEqual([ready, ready + 30]);
});

describe('with a boat of which only the headway is known', () => {
  const date = '2031-06-11';
  const boatBetween = (from: string, to: string) => {
    const points = [...transport.points, { slug: 'pier', name: 'Pier' }];
    const boat: Service = {
      ...bus,
      slug: 'boat',
      number: 'Boat',
      calls: [
        { at: from, minutes: 0 },
        { at: to, minutes: 5 },
      ],
      times: [],
      headways: [{ days: ['weekday'], from: '10:00', until: '18:00', every: 20 }],
    };
    return networksOf({ ...transport, points, legs: [], services: [bus, boat] })(date);
  };

  test('who comes to it by a bus before it runs waits until it does', () => {
    const network = boatBetween('quay', 'pier');
    const ways = waysBetween(network, { from: 'mill', to: 'pier', ready: network.midnight });
    const arrivals = ways.flatMap(({ doubt, arrive }) => (doubt === 1 && arrive ? arrive : []));
    // The bus is there at 08:00; a boat that may be the first comes within the headway after 09:40.
    expect(londonTime(Math.min(...arrivals))).toBe('10:05');
  });

  test('a bus after it is no sooner there for that one may not have had to wait for it', () => {
    const network = boatBetween('pier', 'mill');
    const due = toEpochMinutes(date, '12:20');
    const ways = waysBetween(network, { from: 'pier', to: 'quay', ready: network.midnight, due });
    const best = ways.map(({ atBest }) => atBest && londonTime(atBest));
    expect(best).toContain('12:30');
    expect(best).not.toContain('12:10');
  });
});

test('who is at the stop may take a bus until it leaves, and waits for one that has no time there', () => {
  const date = '2031-06-11';
  const network = networksOf(transport)(date);
  const at = (from: string, time: ClockTime) => {
    const now = toEpochMinutes(date, time);
    const [ride] = ridesOf(wayNow(network, from, 'quay', { now }).way ?? wayOf([], now));
    return [ride?.departure?.earliest, lastBusText(lastBus(network, from, 'quay', now), 'home')];
  };
  const last = toEpochMinutes(date, '23:55');
  expect(at('mill', '23:53')).toEqual([last, 'last bus home 23:55']);
  expect(at('mill', '23:55')).toEqual([undefined, 'last bus home 23:55']);
  // The bus is at the cove after twelve minutes, at the inn nobody knows when, at the quay after thirty.
  const [thereBy, gone] = [
    toEpochMinutes('2031-06-12', '00:20'),
    toEpochMinutes('2031-06-12', '00:26'),
  ];
  const words = (now: number) => lastBusText(lastBus(network, 'inn', 'quay', now), 'home');
  expect(words(thereBy)).toBe('last bus home left Cove Cross 00:07, Inn some minutes later');
  expect(words(gone)).not.toContain('left');
});

test('a bus whose minutes nobody has read takes as long as buses are known to', () => {
  const date = '2031-06-11';
  const back = {
    ...bus,
    slug: 'bus-7-back',
    towards: 'Mill',
    calls: [{ at: 'quay', minutes: 0 }, { at: 'inn' }, { at: 'mill' }],
  };
  const network = networksOf({ ...transport, services: [bus, back] })(date);
  const request = (time: ClockTime) => ({
    from: 'quay',
    to: 'mill',
    ready: network.midnight,
    due: toEpochMinutes(date, time),
  });
  const leaves = (time: ClockTime) => {
    const { way } = chooseWay(waysBetween(network, request(time)), { ...request(time), limit: 0 });
    return way && londonTime(ridesOf(way)[0]?.departure?.earliest ?? 0);
  };
  expect([leaves('12:29'), leaves('12:30')]).toEqual(['07:30', '12:00']);
});

test('in brief, a bus from another stop is told with its stop and the walk there', () => {
  const headways = [{ days: ['saturday'], from: '00:00', until: '23:59', every: 60 }] as const;
  const services = [{ ...bus, headways }];
  const words = (date: IsoDate, from: string, time: ClockTime) => {
    const network = networksOf({ ...transport, services })(date);
    const ways = waysBetween(network, { from, to: 'quay', ready: toEpochMinutes(date, time) });
    const [way, otherwise] = [ways.find(isOnFoot), ways.find(hasRide)];
    if (!otherwise) throw new Error('No bus comes.');
    return [choiceText({ way, otherwise }), briefText(otherwise)].map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
  };
  const [weekday, saturday] = ['2031-06-11', '2031-06-14'] as const;
  const [beside] = words(saturday, 'head', '12:00');
  expect(beside).toMatch(/; or bus 7 from Inn \(35 min on foot\), about hourly: look up the time$/);
  expect(words(saturday, 'cove', '12:00')[0]).toMatch(
    /; or bus 7, about hourly: look up the time$/,
  );
  expect(words(weekday, 'head', '10:00')[1]).toMatch(
    /^bus 7 .*\d\d:\d\d from Inn \(35 min on foot\)$/,
  );
  expect(words(weekday, 'cove', '10:00')[1]).toMatch(/^bus 7 at \d\d:\d\d$/);
});

test('beside buses with times, nothing is told to be on foot unless a bus without any runs', () => {
  const date = '2031-06-11';
  const other = { ...bus, slug: 'bus-8', number: '8', times: [] };
  const early = { ...bus, times: [{ days: ['weekday'], times: ['07:30'] }] } as const;
  const light = { dawn: toEpochMinutes(date, '05:00'), dusk: toEpochMinutes(date, '17:00') };
  const told = (services: readonly Service[]) => {
    const network = networksOf({ ...transport, services })(date);
    const moment = { now: toEpochMinutes(date, '18:00'), light };
    const { timed, anyTime } = waysOfDay(network, 'mill', 'quay', moment);
    return [timed.length > 0, choiceText(anyTime)];
  };
  expect(told([bus, other])).toEqual([true, expect.stringMatching(/^Bus 8 .*look up the time$/)]);
  expect(told([early, other])).toEqual([
    false,
    expect.stringMatching(/^Bus 8 .*; else .* on foot$/),
  ]);
});

test('what is too late does not stand beside what hangs on something', () => {
  const date = '2031-06-14'; // A Saturday, of which nobody has read the times.
  const network = networksOf(transport)(date);
  const ready = toEpochMinutes(date, '10:00');
  const beside = (due: ClockTime) => {
    const request = { from: 'mill', to: 'quay', ready, due: toEpochMinutes(date, due), limit: 0 };
    const { way, otherwise } = chooseWay(waysBetween(network, request), request);
    return [way && hasRide(way), otherwise && hasRide(otherwise)];
  };
  expect(beside('10:30')).toEqual([true, undefined]);
  expect(beside('11:30')).toEqual([true, false]);
});

test('a last bus that is out of reach, and has not left, is too late to be caught', () => {
  const date = '2031-06-11';
  const network = networksOf(transport)(date);
  const at = (time: ClockTime) =>
    lastBusText(lastBus(network, 'head', 'quay', toEpochMinutes(date, time)), 'home');
  expect(at('23:00')).toMatch(/^last bus home .*, leave by 23:/);
  expect(at('23:54')).toMatch(/^too late for the last bus home, 00:07$/);
});

test('a bus in brief that does not stop at the goal says where one gets off', () => {
  const date = '2031-06-11';
  const network = networksOf(transport)(date);
  const request = { from: 'mill', to: 'head', ready: toEpochMinutes(date, '11:30') };
  const [way] = waysBetween(network, request).filter(hasRide);
  expect(way && briefText(way).replaceAll('\u00a0', ' ')).toMatch(
    /^bus 7 at \d\d:\d\d to .* \(then \d+ min on foot\)$/,
  );
});

test('a way hangs on the bus being there in time, with the time apart from the words', () => {
  const date = '2031-06-14'; // A Saturday, of which nobody has read the times.
  const network = networksOf(transport)(date);
  const ready = toEpochMinutes(date, '10:00');
  const conditionBy = (time: ClockTime) => {
    const due = toEpochMinutes(date, time);
    const request = { from: 'mill', to: 'depot', ready, due };
    return conditionOf(chooseWay(waysBetween(network, request), request), undefined, due)
      ?.condition;
  };
  expect(conditionBy('12:00')).toEqual(['bus 7 is there by …', '12:00']);
});
