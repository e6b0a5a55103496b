import fc from 'fast-check';
import type { ClockTime } from '@/content/types';
import type { Service } from '@/content/transport/types';
import { addDays, londonTime, toEpochMinutes } from '@/lib/time/london';
import { type DaysFacts, readyDayOf, type ThingFacts } from '../facts';
import type { Pace } from '@/lib/transport/pace';
import { leg } from '@/lib/transport/testing/transport';
import { bay, spring, withClosure } from '../testing/facts';
import { anyTrip, stopAt, tripOf } from '../testing/trips';
import {
  type Day,
  endAt,
  NO_PLACE,
  OWN,
  type Settings,
  startAt,
  type Stop,
  type Trip,
} from '../trip';
import { createChecker } from './check';
import { verdictOf } from './summary';
import { whatFits } from '@/lib/today/what-fits';
import { type Finding, findingStates } from './finding';
import { finished } from '../testing/finished';

const inVillage: Settings = { sleeps: { at: 'place', slug: 'village' } };

interface Case {
  readonly date?: Trip['firstDate'];
  readonly settings?: Settings;
  readonly facts?: DaysFacts;
  readonly now?: number;
}

/** What is found of one day. */
function findingsOf(stops: readonly Stop[], options: Case = {}): readonly Finding[] {
  const { date, settings = {}, facts = bay, now = spring } = options;
  const trip = tripOf([stops], { settings, ...(date && { firstDate: date }) });
  return createChecker(facts).check(trip, now).findings;
}

const codesOf = (stops: readonly Stop[], options?: Case) =>
  findingsOf(stops, options).map(({ code }) => code);

const inn = (time?: Stop['time'], minutes?: number) =>
  stopAt('restaurant:inn', { ...(time && { time }), ...(minutes !== undefined && { minutes }) });

describe('opening hours', () => {
  // 2 July 2031 is a Wednesday.
  it.each([
    ['2031-07-02', '11:59', 'closed'],
    ['2031-07-02', '12:00', 'open'],
    ['2031-07-02', '20:00', 'open'],
    ['2031-07-02', '20:01', 'closes-soon'],
    ['2031-07-02', '21:00', 'closed'],
    // Good Friday, Christmas Day: hours of an ordinary week say nothing of them.
    ['2031-04-11', '13:00', 'hours-not-known'],
    ['2031-12-25', '12:30', 'hours-not-known'],
    ['2031-07-07', '13:00', 'closed'],
    // Friday's evening runs into Saturday, which has an evening of its own.
    ['2031-07-04', '23:30', 'open'],
    ['2031-07-05', '00:30', 'closes-soon'],
    ['2031-07-05', '01:00', 'closed'],
    ['2031-07-06', '00:00', 'open'],
    // Both clock changes are on Sundays; the hours are those of London's clocks.
    ['2031-03-30', '12:00', 'open'],
    ['2031-03-30', '11:59', 'closed'],
    ['2031-10-26', '12:00', 'open'],
    ['2031-10-26', '20:01', 'closes-soon'],
    // A Tuesday that only leap years have.
    ['2028-02-29', '12:00', 'open'],
  ] as const)('on %s at %s: %s', (date, time, code) => {
    expect(codesOf([inn(time)], { date })).toContain(code);
  });

  it('are a conflict when the stay that was set runs over them, and none when the usual one does', () => {
    expect(codesOf([inn('20:30', 60)], { date: '2031-07-02' })).toContain('closes-early');
    expect(codesOf([inn('20:30', 30)], { date: '2031-07-02' })).toContain('open');
  });

  it('are a conflict when less than half of the usual stay is left', () => {
    expect(codesOf([inn('20:30')], { date: '2031-07-02' })).toContain('closes-soon');
    expect(codesOf([inn('20:45')], { date: '2031-07-02' })).toContain('closes-early');
  });

  it('without a time are those of a day that begins at half past nine', () => {
    expect(codesOf([inn()], { date: '2031-07-02' })).toEqual(['open']);
    expect(codesOf([inn()], { date: '2031-07-07' })).toEqual(['closed']);
  });

  it('without a date are those of the days of the week', () => {
    expect(codesOf([inn('12:30')])).toEqual(['open-sometime']);
    expect(codesOf([inn('09:00')])).toEqual(['closed']);
    expect(codesOf([stopAt('restaurant:cafe', { time: '12:00' })])).toEqual(['open']);
  });

  it('that are not known are unknown, and never work', () => {
    const [finding] = findingsOf([stopAt('activity:market', { time: '12:00' })], {
      date: '2031-07-02',
    });
    expect(finding).toMatchObject({ code: 'hours-not-known', state: 'check-first' });
  });

  it('name their fact, its source and the day it was read', () => {
    const [finding] = findingsOf([inn('13:00')], { date: '2031-07-07' });
    expect(finding).toEqual({
      id: 'closed/day-1/restaurant:inn',
      code: 'closed',
      state: 'problem',
      dayId: 'day-1',
      stopId: 'restaurant:inn',
      about: 'Inn',
      sentence: 'Closed on Mon 7 Jul.',
      sources: [{ name: 'Inn in the guide', url: '/', readOn: '2031-01-01' }],
    });
  });
});

describe('events', () => {
  it.each([
    ['event:fair', '2031-08-30', undefined, 'event-on'],
    ['event:fair', '2031-08-29', undefined, 'event-other-date'],
    ['event:fair', '2031-08-30', '10:59', 'event-other-time'],
    ['event:fair', '2031-08-30', '15:59', 'event-on'],
    ['event:fair', '2031-08-30', '16:00', 'event-other-time'],
    ['event:regatta', '2031-08-29', undefined, 'event-on'],
    ['event:regatta', '2031-08-31', undefined, 'event-other-date'],
    ['event:dance', '2031-12-31', '23:59', 'event-on'],
    ['event:fair', undefined, undefined, 'event-date'],
  ] as const)('%s on %s at %s: %s', (thing, date, time, code) => {
    const stop = stopAt(thing, time && { time });
    expect(codesOf([stop], date && { date })).toContain(code);
  });

  it('are over the minute after their end, and one over midnight not before', () => {
    const at = (date: '2031-08-30' | '2032-01-01', time: '16:00' | '16:01' | '00:59' | '01:01') =>
      toEpochMinutes(date, time);
    const fair = (now: number) => codesOf([stopAt('event:fair')], { date: '2031-08-30', now });
    expect(fair(at('2031-08-30', '16:00'))).toEqual(['event-on']);
    expect(fair(at('2031-08-30', '16:01'))).toEqual(['event-over']);
    const dance = (now: number) => codesOf([stopAt('event:dance')], { date: '2031-12-31', now });
    expect(dance(at('2032-01-01', '00:59'))).toEqual(['event-on']);
    expect(dance(at('2032-01-01', '01:01'))).toEqual(['event-over']);
  });

  it('overlap with what is not over', () => {
    const early = stopAt('area:green', { time: '10:30', minutes: 31 });
    const options: Case = { date: '2031-08-30' };
    expect(codesOf([early, stopAt('event:fair')], options)).toContain('overlap');
    expect(codesOf([{ ...early, minutes: 30 }, stopAt('event:fair')], options)).not.toContain(
      'overlap',
    );
  });
});

describe('the way there', () => {
  const green = stopAt('area:green', { time: '10:00', minutes: 60 });

  // One kilometre without a climb: 13 minutes at a steady pace.
  it.each([
    ['11:12', 'leg-too-long'],
    ['11:13', 'leg-fits'],
  ] as const)('with the next stop at %s: %s', (time, code) => {
    const stops = [green, stopAt('beach:cove', { time })];
    expect(codesOf(stops, { date: '2031-07-02' })).toContain(code);
  });

  it('takes longer for who walks slowly', () => {
    const stops = [green, stopAt('beach:cove', { time: '11:13' })];
    const slow = codesOf(stops, { date: '2031-07-02', settings: { pace: 'slow' } });
    expect(slow).toContain('leg-too-long');
  });

  it('takes no bus home where nothing says when one is ready, and says whom to ask', () => {
    const [out, ...others] = bay.transport.services;
    if (!out) throw new Error('No bus goes out.');
    const open = { ...out, calls: [{ at: 'village', minutes: 0 }, { at: 'quay' }] } as const;
    const facts = { ...bay, transport: { ...bay.transport, services: [open, ...others] } };
    const trip = tripOf([[stopAt('activity:market')]], {
      firstDate: '2031-07-02',
      settings: inVillage,
    });
    const [day] = createChecker(facts).check(trip, spring).days;
    const [there, home] = day?.legs.map(({ way }) => way) ?? [];
    expect(there).toMatchObject({ legs: [{ mode: 'ride' }], arrive: undefined, doubt: 1 });
    expect(home).toMatchObject({ legs: [{ mode: 'ride', leave: undefined }] });
    expect(home?.legs[0]).not.toHaveProperty('departure');
    expect(day?.findings.map(({ code, sentence }) => [code, sentence])).toEqual(
      expect.arrayContaining([
        ['leg-not-known', 'Ask when bus 7 arrives.'],
        ['leg-not-known', 'Bus 7: look up the time.'],
      ]),
    );
  });

  it('that nobody has measured is not known, and never works', () => {
    const codes = codesOf([green, stopAt('area:island', { time: '18:00' })], {
      date: '2031-07-02',
    });
    expect(codes).toEqual(['leg-not-known', 'no-meal']);
  });

  it('by bus has its time; with too little time for it, it does not work', () => {
    const market = (time: Stop['time']) => stopAt('activity:market', time && { time });
    const on = { date: '2031-07-02' } as const;
    expect(findingsOf([green, market('13:30')], on).map(({ sentence }) => sentence)).toContainEqual(
      'Bus 7 at 13:00.',
    );
    expect(codesOf([green, market('13:29')], on)).toContain('leg-too-long');
    // A Sunday: none runs.
    expect(codesOf([green, market('13:30')], { date: '2031-07-06' })).toContain('no-bus');
    // Nobody has read the times of a bank holiday, so nobody can say.
    expect(codesOf([green, market('13:30')], { date: '2031-04-11' })).toContain('leg-not-known');
  });

  it('by a bus of which nobody knows when it arrives is neither in time nor too late', () => {
    const services = bay.transport.services.map((service) => ({
      ...service,
      calls: service.calls.map(({ at }, call) => ({ at, ...(call === 0 && { minutes: 0 }) })),
    }));
    const facts = { ...bay, transport: { ...bay.transport, services } };
    const market = stopAt('activity:market', { time: '14:00' });
    const [finding] = findingsOf([green, market], { date: '2031-07-02', facts }).filter(
      ({ code }) => code.startsWith('leg'),
    );
    expect(finding).toMatchObject({ code: 'leg-not-known', state: 'check-first' });
    expect(finding?.sentence).toBe('Ask if bus 7 is there by 14:00.');
    expect(finding?.sources).toHaveLength(1);
  });

  it('names the bus that comes too late beside the path that takes too long', () => {
    const legs = [...bay.transport.legs, leg('village', 'quay', 10)];
    const facts = { ...bay, transport: { ...bay.transport, legs } };
    const market = stopAt('activity:market', { time: '13:05' });
    const [finding] = findingsOf([green, market], { date: '2031-07-02', facts }).filter(
      ({ code }) => code === 'leg-too-long',
    );
    expect(finding?.sentence).toMatch(/ 2\sh 10\smin on foot or the bus, arriving 13:30\.$/);
    expect(finding?.sources).toHaveLength(2);
  });

  it.each<[string, Partial<Service>, NonNullable<Stop['time']>, RegExp]>([
    [
      'nobody knows when it arrives',
      { calls: [{ at: 'village', minutes: 0 }, { at: 'quay' }] },
      '12:55',
      /: .* on foot or bus 7 at 13:00\.$/,
    ],
    [
      'its times are unread',
      {
        times: [{ days: ['weekday'], times: 'not-read' }],
        headways: [{ days: ['weekday'], from: '09:00', until: '18:00', every: 60 }],
      },
      '11:20',
      /: .* on foot or bus 7, about hourly\.$/,
    ],
  ])('names a bus that comes too late without a time where %s', (_why, more, time, sentence) => {
    const { legs, services } = bay.transport;
    const transport = {
      ...bay.transport,
      legs: [...legs, leg('village', 'quay', 10)],
      services: services.map((service) =>
        service.slug === 'out' ? { ...service, ...more } : service,
      ),
    };
    const found = findingsOf([green, stopAt('activity:market', { time })], {
      date: '2031-07-02',
      facts: { ...bay, transport },
    });
    expect(found.find(({ code }) => code === 'leg-too-long')?.sentence).toMatch(sentence);
  });

  it('between two that overlap is no other finding, whatever buses nobody has read', () => {
    const unread = bay.transport.services.map((service) => ({
      ...service,
      slug: `${service.slug}-to-cove`,
      calls: [{ at: 'village', minutes: 0 }, { at: 'cove' }],
      times: [{ days: ['weekday'], times: 'not-read' }] as const,
    }));
    const services = [...bay.transport.services, ...unread];
    const facts = { ...bay, transport: { ...bay.transport, services } };
    const codes = codesOf([green, stopAt('beach:cove', { time: '10:30' })], {
      date: '2031-07-02',
      facts,
    });
    expect(codes).toEqual(expect.arrayContaining(['overlap']));
    expect(codes.filter((code) => code.startsWith('leg'))).toEqual([]);
  });

  it('by a bus whose times are too old is not known, and says whom to ask', () => {
    const found = findingsOf([green, stopAt('activity:market', { time: '13:30' })], {
      date: '2031-12-31',
    });
    expect(found.find(({ code }) => code === 'leg-not-known')?.sentence).toBe(
      'Bus 7: look up the time.',
    );
    expect(found.map(({ code }) => code)).not.toContain('leg-fits');
  });

  it('by bus without a date is to be looked up, and never late', () => {
    const stops = [
      stopAt('area:green', { time: '10:00' }),
      stopAt('activity:market', { time: '15:00', by: 'bus' }),
    ];
    expect(codesOf(stops)).toEqual(['hours-not-known', 'leg-not-known']);
  });

  it('to the first stop is as long as there is time after setting out', () => {
    const trip = tripOf([[]], { firstDate: '2031-07-02', settings: inVillage });
    const stops = [startAt('09:30', 'out'), stopAt('beach:cove', { time: '09:00' })];
    const days = [{ id: 'd', stops }];
    const { findings } = createChecker(bay).check({ ...trip, days } as Trip, spring);
    expect(findings[0]?.sentence).toBe('Too soon: Set out is at 09:30.');
  });

  it('by car brings the car home', () => {
    const settings: Settings = { sleeps: { at: 'place', slug: 'village' }, travel: 'car' };
    const market = stopAt('activity:market', { time: '12:00' });
    const codes = (more: Partial<Stop>) =>
      codesOf([market, stopAt('area:green', { time: '16:00', ...more })], {
        date: '2031-07-02',
        settings,
      });
    expect(codes({})).not.toContain('car-left');
    expect(codes({ by: 'bus' })).toContain('car-left');
  });

  describe('round a walk one way', () => {
    /** From the village to the head, from where an hourly bus goes back; without it, the same path does. */
    const walk = {
      ...(bay.things.find(({ slug }) => slug === 'green') as ThingFacts),
      ...({ type: 'Walk', slug: 'cliffs', startsAt: 'village', endsAt: 'head' } as const),
    };
    const bus: Service = {
      ...(bay.transport.services[0] as Service),
      slug: '9-home',
      number: '9',
      calls: [
        { at: 'head', minutes: 0 },
        { at: 'village', minutes: 10 },
      ],
      times: [],
      headways: [{ days: ['weekday'], from: '08:00', until: '20:00', every: 60 }],
      headwaysUntil: '2031-12-31',
    };
    const factsOf = (more: Partial<ThingFacts>): DaysFacts => ({
      ...bay,
      things: [...bay.things, { ...walk, ...more }],
      transport: { ...bay.transport, services: [bus] },
    });
    const wayHome = (more: Partial<ThingFacts>, settings: Settings = {}) => {
      const trip = tripOf([[stopAt('Walk:cliffs', { time: '12:00' })]], {
        firstDate: '2031-07-02',
        settings: { ...inVillage, ...settings },
      });
      const checker = createChecker(factsOf(more));
      const leg = checker.timeline(trip, 0, spring).legs.find(({ stopId }) => !stopId);
      const { words } = verdictOf(checker.check(trip, spring).days);
      return { by: leg?.way?.legs.map(({ mode }) => mode), words };
    };

    it('goes by the bus that content names, also with a car', () => {
      expect(wayHome({})).toMatchObject({ by: ['foot'] });
      for (const settings of [{}, { travel: 'car' }] as const) {
        expect(wayHome({ backByBus: true }, settings)).toEqual({
          by: ['ride'],
          words: 'Works if bus 9 runs; else 55\u00a0min on foot',
        });
      }
    });

    it('takes as long as the visitor walks', () => {
      const lengthAt = (pace: Pace) => {
        const trip = tripOf([[stopAt('Walk:cliffs', { time: '12:00' })]], {
          firstDate: '2031-07-02',
          settings: { ...inVillage, pace },
        });
        const [stop] =
          createChecker(factsOf({ onFoot: true })).check(trip, spring).days[0]?.stops ?? [];
        return (stop?.to ?? NaN) - (stop?.from ?? NaN);
      };
      expect(lengthAt('slow') / lengthAt('steady')).toBeCloseTo(5 / 4, 1);
    });

    it('hangs on the bus to where the car is', () => {
      const atQuay: Settings = { sleeps: { at: 'place', slug: 'quay' }, travel: 'car' };
      expect(wayHome({ backByBus: true }, atQuay)).toEqual({
        by: ['ride', 'car'],
        words:
          'Works if you find where to park. And if bus 9 runs; else 55\u00a0min on foot and 15\u00a0min by car',
      });
    });

    it('says that the path to the car is dark', () => {
      const atQuay: Settings = { sleeps: { at: 'place', slug: 'quay' }, travel: 'car' };
      const found = findingsOf([stopAt('Walk:cliffs', { time: '15:00' })], {
        date: '2031-12-03',
        settings: atQuay,
        facts: factsOf({}),
      });
      expect(found.map(({ sentence }) => sentence)).toContainEqual(
        expect.stringContaining('Coast path to village: dark at 16:51'),
      );
    });
  });

  it.each([
    ['2031-06-01', 'way-closed'],
    ['2031-06-30', 'way-closed'],
    ['2031-05-31', 'leg-fits'],
    // Ended unread: neither open nor closed.
    ['2031-07-01', 'leg-not-known'],
  ] as const)('that a notice closes, on %s: %s', (date, code) => {
    const stops = [
      stopAt('beach:cove', { time: '10:00' }),
      stopAt('beach:head', { time: '15:00' }),
    ];
    const facts = withClosure('2031-06-01', '2031-06-30');
    expect(codesOf(stops, { date, facts })).toContain(code);
  });

  it.each<[string, Partial<Stop>, Case, RegExp, string]>([
    [
      'a drive with a figure',
      {},
      {},
      /^Drive: up to 15.min, 4 miles, park at Quayside/,
      'leg-fits',
    ],
    ['a stop for which a bus was chosen', { by: 'bus' }, {}, /^Bus 7 at 11:00/, 'leg-fits'],
    [
      'the long way round',
      {},
      { facts: withClosure('2031-07-01', '2031-07-30') },
      /^Drive: 9 to 11 miles, check the time/,
      'leg-not-known',
    ],
  ])('a trip by car: %s', (_what, more, options, sentence, code) => {
    const settings: Settings = { sleeps: { at: 'place', slug: 'village' }, travel: 'car' };
    const market = stopAt('activity:market', { time: '12:00', ...more });
    const found = findingsOf([market], { date: '2031-07-02', settings, ...options });
    const [there] = found.filter((one) => one.code === code && one.stopId === market.id);
    expect(there?.sentence).toMatch(sentence);
  });

  it('a drive without a figure has the walk beside it', () => {
    const settings: Settings = { sleeps: { at: 'place', slug: 'village' }, travel: 'car' };
    const found = findingsOf([stopAt('beach:head', { time: '12:00' })], {
      date: '2031-07-02',
      settings,
    });
    expect(found.find(({ code }) => code === 'leg-not-known')?.sentence).toMatch(
      /^Drive: check the time, or .* on foot/,
    );
  });

  it('by car is not known', () => {
    const stops = [green, stopAt('beach:head', { time: '11:05', by: 'car' })];
    expect(codesOf(stops, { date: '2031-07-02' })).toEqual(['leg-not-known']);
  });
});

describe('the way home', () => {
  const at = (time: Stop['time'], minutes: number) => [
    stopAt('activity:market', { ...(time && { time }), minutes }),
  ];

  it.each([
    [205, 'leg-fits'],
    [206, 'no-bus'],
  ] as const)('after %d minutes at the quay, last bus 14:30: %s', (minutes, code) => {
    const home = findingsOf(at('11:00', minutes), {
      date: '2031-07-02',
      settings: inVillage,
    }).filter(({ stopId }) => stopId === undefined);
    expect(home.map((finding) => finding.code)).toEqual([code]);
  });

  it('is told by the stop before, where the bus has no time at the stop itself', () => {
    const [out, home] = bay.transport.services;
    if (!out || !home) throw new Error('No bus goes out and home.');
    const calls = [{ at: 'head', minutes: 0 }, { at: 'quay' }, { at: 'village', minutes: 60 }];
    const services = [out, { ...home, calls }];
    const [found] = findingsOf(at('11:00', 206), {
      date: '2031-07-02',
      settings: inVillage,
      facts: { ...bay, transport: { ...bay.transport, services } },
    }).filter(({ code }) => code === 'no-bus');
    expect(found?.sentence).toBe('Last bus home that we have: some minutes after 14:30.');
  });

  // On 2 December dusk is at 16:52; the path from the cove climbs 90 m and takes 23 minutes.
  it.each([
    ['16:09', []],
    ['16:10', ['near-dark']],
    ['16:29', ['near-dark']],
    ['16:30', ['dark']],
  ] as const)('in December from the cove at %s, home twenty minutes before dusk', (time, codes) => {
    const stops = [stopAt('beach:cove', { time, minutes: 0 })];
    const found = codesOf(stops, { date: '2031-12-02', settings: inVillage });
    expect(found.filter((code) => code.includes('dark') && code !== 'dark-there')).toEqual(codes);
  });

  it.each([
    [{ kind: 'lane', exposed: true }, ['dark']],
    [{ kind: 'coast path', exposed: false }, []],
  ] as const)('of %j in the dark, its name decides nothing', (way, codes) => {
    const legs = bay.transport.legs.map((leg) => ({ ...leg, ...way }));
    const facts = { ...bay, transport: { ...bay.transport, legs } };
    const stops = [stopAt('beach:cove', { time: '16:40', minutes: 0 })];
    const found = codesOf(stops, { date: '2031-12-02', settings: inVillage, facts });
    expect(found.filter((code) => code === 'dark')).toEqual(codes);
  });

  it('is steep where it climbs', () => {
    const stops = [stopAt('beach:cove', { time: '12:00' })];
    expect(codesOf(stops, { date: '2031-07-02', settings: inVillage })).toContain('steep');
  });
});

describe('a day that is counted back from its first time', () => {
  const timelineOf = (stops: readonly Stop[]) => {
    const trip = tripOf([stops], { firstDate: '2031-07-02', settings: inVillage });
    const { stops: timed, legs } = createChecker(bay).timeline(trip, 0, spring);
    return [timed.map(({ from }) => from && londonTime(from)), legs.map(({ way }) => way)] as const;
  };

  it('leaves as late as it may', () => {
    const market = stopAt('activity:market', { time: '12:00' });
    const [times, [, bus]] = timelineOf([stopAt('area:green'), market]);
    // The bus of 11:00 is there at 11:30; five minutes to be early, and an hour on the green.
    expect(times).toEqual(['09:55', '12:00']);
    expect(bus?.legs).toMatchObject([
      { mode: 'ride', leave: toEpochMinutes('2031-07-02', '11:00') },
    ]);
  });

  it('keeps to opening hours before it', () => {
    const [times] = timelineOf([
      stopAt('restaurant:cafe'),
      stopAt('area:green', { time: '20:00' }),
    ]);
    expect(times).toEqual(['15:00', '20:00']);
  });

  it('counts back to what lies beyond a way that is not known', () => {
    const [times] = timelineOf([
      stopAt('area:green', { time: '10:00' }),
      stopAt('area:island'),
      stopAt('restaurant:inn', { time: '14:00' }),
    ]);
    expect(times).toEqual(['10:00', '13:00', '14:00']);
  });

  it('begins at half past nine where nothing has a time', () => {
    expect(timelineOf([stopAt('area:green')])[0]).toEqual(['09:30']);
  });
});

it('on wheels one takes a bus where the path is rough', () => {
  const legs = [leg('village', 'quay', 1)];
  const facts = { ...bay, transport: { ...bay.transport, legs } };
  const modesWith = (settings: Settings) => {
    const sleeps = { at: 'place', slug: 'village' } as const;
    const market = stopAt('activity:market', { time: '10:00' });
    const trip = tripOf([[market]], { firstDate: '2031-07-02', settings: { sleeps, ...settings } });
    const [there] = createChecker(facts).timeline(trip, 0, spring).legs;
    return there?.way?.legs.map(({ mode }) => mode);
  };
  expect(modesWith({})).toEqual(['foot']);
  expect(modesWith({ wheels: true })).toEqual(['ride']);
});

describe('on foot to a bus', () => {
  it('is tried where the bus does not stop at the door', () => {
    const cove = stopAt('beach:cove', { time: '08:00' });
    const market = stopAt('activity:market', { time: '12:00' });
    const facts = { ...bay, transport: { ...bay.transport, legs: bay.transport.legs.slice(0, 1) } };
    const [found] = findingsOf([cove, market], { date: '2031-07-02', facts }).filter(
      ({ code }) => code === 'leg-fits',
    );
    expect(found?.sentence).toMatch(/^Bus 7 at 11:00 from village \(\d+\smin on foot\)\.$/);
  });

  it('a path in the dark stands beside a bus that may come', () => {
    const unread = bay.transport.services.map((service) => ({
      ...service,
      calls: [{ at: 'cove', minutes: 0 }, { at: 'village' }],
      times: [{ days: ['weekday'], times: 'not-read' }] as const,
    }));
    const facts = { ...bay, transport: { ...bay.transport, services: unread } };
    const stops = [stopAt('beach:cove', { time: '16:40', minutes: 0 })];
    const found = findingsOf(stops, { date: '2031-12-02', settings: inVillage, facts });
    expect(found.find(({ code }) => code === 'leg-not-known')).toMatchObject({
      state: 'check-first',
      sentence: 'If bus 7 runs; else 25\u00a0min on foot, dark from 16:52.',
    });
  });
});

describe('hours that nobody knows', () => {
  const usual = {
    ...bay,
    things: bay.things.map((thing) =>
      thing.slug === 'market'
        ? { ...thing, usualHours: { opens: '10:00', closes: '16:00' } as const }
        : thing,
    ),
  };
  it.each([
    ['11:00', ['hours-not-known']],
    ['22:00', ['closed']],
  ] as const)('are taken to be those of its kind: at %s %j', (time, codes) => {
    for (const date of ['2031-07-02', undefined] as const) {
      const stops = [stopAt('activity:market', { time })];
      const found = findingsOf(stops, { ...(date && { date }), facts: usual });
      expect(found.map(({ code }) => code)).toEqual(codes);
      expect(found[0]?.sentence).toBe('Usually open 10:00–16:00: ask before you go.');
    }
  });
});

it('waits for the door on a day without a date, and says so where it is never open then', () => {
  const stops = [startAt('09:00', 'out'), stopAt('restaurant:cafe'), stopAt('area:green')];
  const trip: Trip = { settings: {}, days: [{ id: 'd', stops }] };
  const [check] = createChecker(bay).check(trip, spring).days;
  expect(check?.stops[1]?.from).toBe(toEpochMinutes('2001-01-10', '10:00'));
  const late = codesOf([stopAt('restaurant:cafe', { time: '20:00' })], {});
  expect(late).toContain('closed');
});

describe('what a place says on its own page', () => {
  const withAccess = (access: ThingFacts['access']) => ({
    ...bay,
    things: bay.things.map((thing) =>
      thing.slug === 'inn' && access ? { ...thing, access } : thing,
    ),
  });
  it.each([
    [{ dogs: true }, 'dogs-welcome'],
    [{ dogs: false }, 'dogs-excluded'],
    [{}, 'dogs-not-known'],
  ] as const)('of dogs: %j is %s', (access, code) => {
    const facts = withAccess(access);
    const found = codesOf([stopAt('restaurant:inn')], { facts, settings: { dog: true } });
    expect(found).toContain(code);
  });
  it.each([
    [{ stepFree: true }, false],
    [{ stepFree: false }, true],
  ] as const)('of steps, for wheels: %j', (access, isHard) => {
    const facts = withAccess(access);
    const found = codesOf([stopAt('restaurant:inn')], { facts, settings: { wheels: true } });
    expect(found.includes('hard-on-wheels')).toBe(isHard);
  });
  it('of what is underfoot, for wheels', () => {
    const things = bay.things.map((thing) => ({ ...thing, surface: 'Loose shingle.' }));
    const facts = { ...bay, things };
    const found = codesOf([stopAt('area:green')], { facts, settings: { wheels: true } });
    expect(found).toContain('hard-on-wheels');
  });
});

describe('ground without a gate in the dark', () => {
  // On 2 December it is light from 07:25 to 16:52.
  const walk = { ...bay, things: bay.things.map((thing) => ({ ...thing, byDaylight: true })) };
  it.each([
    [bay, '12:00', []],
    [bay, '16:40', ['dark-there']],
    [bay, '23:00', ['dark-there']],
    [bay, '05:00', ['dark-there']],
    // An hour that ends 20 minutes before dusk, and one that ends a minute later.
    [walk as typeof bay, '15:32', []],
    [walk as typeof bay, '15:33', ['near-dark']],
    [walk as typeof bay, '15:53', ['walk-in-the-dark']],
    [walk as typeof bay, '16:40', ['walk-in-the-dark']],
    [walk as typeof bay, '12:00', []],
  ] as const)('%# at %s: %j', (facts, time, codes) => {
    const trip: Trip = {
      firstDate: '2031-12-02',
      settings: {},
      days: [{ id: 'd', stops: [stopAt('area:green', { time })] }],
    };
    const found = createChecker(facts)
      .check(trip, spring)
      .findings.map(({ code }) => code)
      .filter((code) => code.includes('dark'));
    expect(found).toEqual(codes);
  });
});

describe('what is for the sunrise', () => {
  // On 2 December the sun rises at 07:53.
  const facts = { ...bay, things: bay.things.map((thing) => ({ ...thing, atSunrise: true })) };
  it.each([
    ['03:00', 'Sunrise is at 07:53: 03:00 is too early.'],
    ['07:30', undefined],
    ['08:15', 'Sunrise is at 07:53: be there before it.'],
    ['12:45', 'Sunrise is at 07:53: be there before it.'],
  ] as const)('at %s: %s', (time, sentence) => {
    const trip: Trip = {
      firstDate: '2031-12-02',
      settings: {},
      days: [{ id: 'd', stops: [stopAt('area:green', { time })] }],
    };
    const { findings } = createChecker(facts as typeof bay).check(trip, spring);
    expect(findings.find(({ code }) => code.endsWith('-sunrise'))?.sentence).toBe(sentence);
  });
});

describe('dogs', () => {
  const withDog: Settings = { dog: true };
  it.each([
    ['2031-04-30', 'dogs-welcome'],
    ['2031-05-01', 'dogs-excluded'],
    ['2031-09-30', 'dogs-excluded'],
    ['2031-10-01', 'dogs-welcome'],
    ['2032-01-01', 'dogs-not-known'],
  ] as const)('on %s: %s', (date, code) => {
    expect(codesOf([stopAt('beach:cove')], { date, settings: withDog })).toContain(code);
    // Kinds are saved under words of their own, some of them with a capital.
    const area = { ...bay, things: bay.things.map((thing) => ({ ...thing, type: 'Area' })) };
    const trip = {
      firstDate: date,
      settings: withDog,
      days: [{ id: 'd', stops: [stopAt('Area:cove')] }],
    };
    const found = createChecker(area).check(trip, spring).findings;
    expect(found.map((one) => one.code)).toContain(code);
  });

  it('are no matter to who has none', () => {
    const codes = codesOf([stopAt('beach:cove')], { date: '2031-06-01' });
    expect(codes.filter((code) => code.startsWith('dogs'))).toEqual([]);
  });
});

describe('a stay', () => {
  const check = (first: string, last: string) => {
    const cottage = (id: string, time: string) =>
      stopAt('accommodation:cottage', { id, time: time as Stop['time'] & string, minutes: 0 });
    const trip = tripOf([[cottage('in', first)], [], [cottage('out', last)]], {
      firstDate: '2031-07-01',
      settings: { sleeps: { at: 'stay', slug: 'cottage' } },
    });
    return createChecker(bay)
      .check(trip, spring)
      .findings.map(({ code }) => code);
  };

  it.each([
    ['16:00', '10:00', ['stay-times', 'stay-times']],
    ['15:59', '10:00', ['before-check-in', 'stay-times']],
    ['16:00', '10:01', ['stay-times', 'after-check-out']],
  ] as const)('from %s to %s', (first, last, codes) => {
    expect(check(first, last)).toEqual(codes);
  });
});

describe('the tide', () => {
  const cove = stopAt('beach:cove', { time: '08:00' });
  const tideOf = (date: Trip['firstDate'] & string) =>
    findingsOf([cove], { date }).find(({ code }) => code === 'tide' || code === 'no-prediction');

  it('is told with its low water, its caution and both sources, and is never a verdict', () => {
    const finding = tideOf('2031-01-01');
    expect(finding).toMatchObject({
      code: 'tide',
      state: 'good-to-know',
    });
    expect(finding?.sentence).toBe(
      'The cave: low water 06:13, 1\u00a0h 47\u00a0min before you arrive.',
    );
    expect(finding?.more).toBe('Reached at low water only. Turn back early.');
    expect(finding?.sources).toHaveLength(2);
  });

  it.each([
    ['2030-12-31', 'no-prediction'],
    ['2031-12-31', 'tide'],
    ['2032-01-01', 'no-prediction'],
  ] as const)('on %s, at the ends of the predictions: %s', (date, code) => {
    expect(tideOf(date)?.code).toBe(code);
  });
});

describe('a ready-made day', () => {
  const problemsOn = (firstDate: Trip['firstDate'] & string, more: Partial<Day> = {}) => {
    const stops = [stopAt('area:green')];
    const day = { id: 'd', dayOut: 'green-morning', stops, ...more };
    const { findings } = createChecker(bay).check({ firstDate, settings: {}, days: [day] }, spring);
    return findings.filter(({ state }) => state === 'problem');
  };
  const on = (...asked: Parameters<typeof problemsOn>) =>
    problemsOn(...asked).map(({ sentence }) => sentence);

  // Low water is at 10:02 on 1 June 2031, a Sunday, and later every day.
  it.each([
    ['2031-06-03', ['Green Morning works on Monday and Sunday only.']],
    ['2031-06-08', ['Green Morning needs low water between 09:00 and 12:00.']],
    ['2031-06-01', []],
  ] as const)('keeps what it asks of its date, on %s: %j', (date, sentences) => {
    expect(on(date)).toEqual(sentences);
  });

  it('asks for its season whatever its name, until none of its stops is left', () => {
    const winter = '2031-12-04';
    expect(on(winter)[0]).toMatch(/^Green Morning is for 1\sApril to 31\sOctober\.$/);
    expect(on(winter, { title: 'Monday' })).toEqual(on(winter));
    expect(on(winter, { stops: [] })).toEqual([]);
  });

  it('knows each by the same id, whatever else it asks', () => {
    // Two Tuesdays, one of them out of season.
    const idOn = (date: '2031-06-03' | '2031-12-02') =>
      problemsOn(date).find(({ sentence }) => / works on /.test(sentence))?.id;
    expect(idOn('2031-12-02')).toBe(idOn('2031-06-03'));
  });

  it('asks nothing where a day does not say which one it came from, or one that has gone', () => {
    expect(on('2031-12-04', { dayOut: 'another-morning' })).toEqual([]);
    const own = { id: 'd', title: 'Green Morning', stops: [stopAt('area:green')] };
    expect(readyDayOf(bay, own)).toBeUndefined();
  });

  it('of several days is the one with most of its stops', () => {
    const [morning] = bay.readyDays;
    if (!morning) throw new Error('The bay has no ready-made day.');
    const second = { ...morning, ahead: 1, stops: [...morning.stops, stopAt('beach:cove')] };
    const readyDays = [morning, second];
    const found = (stops: readonly Stop[]) =>
      readyDayOf({ readyDays }, { dayOut: morning.slug, stops })?.ahead;
    expect(found([stopAt('area:green')])).toBe(0);
    expect(found([stopAt('area:green'), stopAt('beach:cove')])).toBe(1);
  });
});

it('refuses a time that the clocks skip, of a stop and of a line of one’s own', () => {
  const date = '2031-03-30';
  const codes = (time: Stop['time']) => codesOf([inn(time)], { date });
  expect(codes('01:30')).toContain('no-such-time');
  expect(codes('02:30')).not.toContain('no-such-time');
  const found = findingsOf([startAt('01:30', 'out'), inn('12:30')], { date });
  expect(found.filter(({ code }) => code === 'no-such-time')).toMatchObject([
    { stopId: 'out', sentence: 'The clocks go forward, so there’s no 01:30 that day.' },
  ]);
});

describe('a whole day', () => {
  it.each([
    [600, []],
    [601, ['long-day']],
  ] as const)('of %d minutes', (minutes, codes) => {
    const stops = [stopAt('area:green', { time: '09:00', minutes })];
    expect(codesOf(stops, { date: '2031-07-02' })).toEqual(codes);
  });

  it('hangs on its walking where that is more than its visitor walks', () => {
    const stops = [stopAt('beach:head', { time: '12:00', by: 'foot' })];
    const on = (pace: 'steady' | 'brisk') => {
      const settings = { ...inVillage, pace };
      const trip = tripOf([stops], { firstDate: '2031-07-02', settings });
      return verdictOf(createChecker(bay).check(trip, spring).days).words;
    };
    expect(on('steady')).toMatch(/^Works if you’re happy to walk for \d\sh/);
    expect(on('brisk')).toBe('Works');
  });

  it('that one is back from too late does not work', () => {
    const check = (minutes: number, thing = 'area:green') =>
      findingsOf([startAt('10:00', 'out'), stopAt(thing, { minutes }), endAt('12:00', 'back')], {
        date: '2031-07-02',
        settings: inVillage,
      }).flatMap(({ state, about }) => (state === 'problem' ? [about] : []));
    expect(check(120)).toEqual([]);
    expect(check(121)).toEqual(['Be back']);
    expect(check(100, 'beach:cove')).toEqual(['The way home']);
  });
});

describe('a fact that is older than its date', () => {
  const old = (stops: readonly Stop[], options: Case) =>
    findingsOf(stops, options)
      .filter(({ code }) => code === 'out-of-date')
      .map(({ about, state, sources }) => [about, state, sources.map(({ readOn }) => readOn)]);

  // The fixture's hours were read on 1 January 2031, its paths some days before or after.
  it.each([
    ['2032-01-02', []],
    ['2032-01-03', [['Inn', 'check-first', ['2031-01-01']]]],
  ] as const)('are hours, a year after they were read: %s', (date, found) => {
    expect(old([inn('12:00')], { date })).toEqual(found);
  });

  it('are those of a day without a date, told by the day on which one looks', () => {
    const now = toEpochMinutes('2032-01-03', '09:00');
    expect(old([inn('12:00')], { now })).toHaveLength(1);
    expect(old([inn('12:00')], {})).toEqual([]);
  });

  it('are rules for dogs after their last day, for who has one', () => {
    const cove = [stopAt('beach:cove')];
    const on = (dog: boolean) => old(cove, { date: '2032-01-01', settings: { dog } });
    expect(on(true)).toEqual([['Cove', 'check-first', ['2031-01-03']]]);
    expect(on(false)).toEqual([]);
  });

  it('are paths, three years after they were read', () => {
    const stops = [stopAt('beach:cove', { time: '10:00', minutes: 0 })];
    const [leg] = bay.transport.legs;
    const date = leg && addDays(leg.readOn, 3 * 366);
    if (!date) throw new Error('The bay has no path.');
    expect(old(stops, { date, settings: inVillage })).toEqual([]);
    const later = old(stops, { date: addDays(date, 1), settings: inVillage });
    expect(later.map(([about]) => about)).toEqual(['Cove', 'The way home']);
  });
});

it('names the stop, the whole day or the way home in every finding', () => {
  const stops = [stopAt('beach:cove', { time: '04:00', minutes: 600 }), stopAt('area:green')];
  const found = findingsOf(stops, { date: '2031-07-02', settings: inVillage });
  expect(new Set(found.map(({ about }) => about))).toEqual(
    new Set(['Cove', 'Green', 'The whole day']),
  );
  const home = findingsOf(stops.slice(0, 1), { date: '2031-07-02', settings: inVillage });
  expect(home.map(({ about }) => about)).toContain('The way home');
});

it('says of what is no longer listed that nothing is known of it', () => {
  expect(codesOf([stopAt('beach:gone')], { date: '2031-07-02' })).toEqual(['no-longer-listed']);
});

it('never speaks of safety, never throws, and gives the same twice, whatever the trip', () => {
  const things = bay.things.map(({ type, slug }) => `${type}:${slug}`);
  fc.assert(
    fc.property(anyTrip([...things, 'beach:gone']), (trip) => {
      const checker = createChecker(bay);
      const once = checker.check(trip, spring);
      expect(createChecker(bay).check(trip, spring)).toEqual(once);
      const odd = once.findings.filter(
        ({ sentence, code, state }) =>
          /\bsafe/i.test(sentence) ||
          /undefined|NaN|Invalid/.test(sentence) ||
          sentence.replace(/the (village|cove|head|quay|island)/g, '$1').split(/[ \u00a0]/).length >
            14 + 2 * (sentence.match(/\u00a0/g)?.length ?? 0) ||
          state !== findingStates[code],
      );
      expect(odd).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

describe('what fits', () => {
  const at = (from: ClockTime, until: ClockTime, dog = false, facts = bay) =>
    finished(
      whatFits(createChecker(facts), {
        place: 'village',
        from: toEpochMinutes('2031-07-02', from),
        until: toEpochMinutes('2031-07-02', until),
        dog,
        newId: () => 'new',
      }),
    );
  const names = (list: ReturnType<typeof at>['fits']) => list.map(({ visit }) => visit.facts.name);

  it('has the way there and back, and keeps apart what is not known', () => {
    const { fits, notKnown, doesNotFit } = at('14:00', '16:00');
    expect(names(fits)).toEqual(expect.arrayContaining(['Green', 'Inn', 'Cove']));
    expect(names(notKnown)).toContain('Island');
    expect(names(doesNotFit)).toContain('Cafe');
    const cove = fits.find(({ visit }) => visit.facts.name === 'Cove');
    expect(cove?.legs.map(({ way }) => way?.legs.map(({ mode }) => mode))).toEqual([
      ['foot'],
      ['foot'],
    ]);
  });

  it('is not what has shut, where nobody knows the way there', () => {
    const usualHours = { opens: '10:00', closes: '16:00' } as const;
    const things = bay.things.map((thing) =>
      thing.slug === 'island' ? { ...thing, hours: 'not-known' as const, usualHours } : thing,
    );
    const facts = { ...bay, things };
    expect(names(at('14:00', '16:00', false, facts).notKnown)).toContain('Island');
    expect(Object.values(at('17:00', '19:00', false, facts)).flatMap(names)).not.toContain(
      'Island',
    );
  });

  it('says a name once, of a place that is an area too', () => {
    const cove = bay.things.filter(({ slug }) => slug === 'cove');
    const things = [...bay.things, ...cove.map((thing) => ({ ...thing, type: 'Area' }))];
    const { fits } = at('14:00', '16:00', false, { ...bay, things });
    expect(names(fits).filter((name) => name === 'Cove')).toHaveLength(1);
  });

  it('is less in less time, and less with a dog', () => {
    expect(names(at('10:00', '11:00').fits)).toEqual(['Green']);
    expect(names(at('14:00', '16:00', true).fits)).not.toContain('Cove');
  });
});

describe('a line of one’s own', () => {
  const line = (more: Partial<Stop>): Stop => {
    return { id: 'own', type: OWN, slug: NO_PLACE, name: 'Wedding', ...more };
  };
  const date = '2031-07-02';
  const check = (stops: readonly Stop[], more: Partial<Trip> = {}) => {
    const trip = tripOf([stops], { firstDate: date, settings: inVillage, ...more });
    const [day] = createChecker(bay).check(trip, spring).days;
    if (!day) throw new Error('There is a day.');
    const clock = (id: string) => {
      const timed = day.stops.find(({ stop }) => stop.id === id);
      return [timed?.from, timed?.to].map((at) => (at === undefined ? undefined : londonTime(at)));
    };
    return { ...day, clock };
  };

  it('at a place has a way there and from there', () => {
    const { legs, clock } = check([line({ slug: 'head', time: '14:00', minutes: 120 })]);
    expect(legs.map(({ from, to }) => [from, to])).toEqual([
      ['village', 'head'],
      ['head', 'village'],
    ]);
    expect(clock('own')).toEqual(['14:00', '16:00']);
  });

  it('at no place keeps its time free where one is', () => {
    const { legs, clock, findings } = check([
      stopAt('beach:cove', { time: '10:00' }),
      line({ time: '11:30', minutes: 60 }),
      stopAt('area:green', { time: '12:00' }),
    ]);
    expect(legs.map(({ to }) => to)).toEqual(['cove', 'cove', 'village']);
    expect(clock('own')).toEqual(['11:30', '12:30']);
    expect(findings.find(({ code }) => code === 'overlap')?.sentence).toBe(
      'Too soon: Wedding ends at 12:30.',
    );
  });

  it('without a time and a place changes nothing', () => {
    const stops = [stopAt('beach:cove'), stopAt('area:green')];
    const bare = check(stops);
    const noted = check([line({}), stops[0], line({ id: 'b' }), stops[1]] as readonly Stop[]);
    expect(noted.clock('area:green')).toEqual(bare.clock('area:green'));
    expect(noted.findings).toEqual(bare.findings);
  });

  it('at a place begins and ends a day there: nobody goes to its start, or home from its end', () => {
    const edges = (edge: Stop['edge']) =>
      check([line({ slug: 'head', time: '13:00', ...(edge && { edge }) })]).legs.map(
        ({ to }) => to,
      );
    expect(edges('start')).toEqual(['village']);
    expect(edges('end')).toEqual(['head']);
  });

  it('is asked nothing: no door, no dog, no dark', () => {
    const settings = { ...inVillage, dog: true, wheels: true };
    expect(check([line({ time: '22:30', minutes: 60 })], { settings }).findings).toEqual([]);
  });
});
