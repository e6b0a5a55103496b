/** Days on which the way back was once told wrong. */
import { createChecker } from '@/lib/days/check/check';
import { whatFits } from '@/lib/today/what-fits';
import { daysFacts } from '@/lib/days/from-content';
import { worksWhen } from '@/lib/days/repair';
import type { Stop } from '@/lib/days/trip';
import { londonTime, toEpochMinutes } from '@/lib/time/london';
import { sunTimes } from '@/lib/time/sun';
import { networksOf } from '@/lib/transport/network';
import { lastBus, wayNow } from '@/lib/transport/day';
import { hasRide, isOnFoot, ridesOf } from '@/lib/transport/way';
import { choiceText, lastBusText } from '@/lib/transport/words';
import { homePoint } from './transport/points';
import type { ClockTime, IsoDate } from './types';
import { finished } from '@/lib/days/testing/finished';

// What is asserted here has been read in the typed timetables, whatever feed has been imported since.
jest.mock('@/content/transport/imported', () => ({ imported: { feeds: [], services: [] } }));

const facts = daysFacts();
const checker = createChecker(facts);

/** A day from the village and back, with what is at a place for so many minutes. */
function dayAt(date: IsoDate, place: string, more: Partial<Stop>) {
  const thing = facts.things.find((one) => one.place === place && !one.event && !one.stay);
  if (!thing) throw new Error(`Nothing is at ${place}.`);
  const trip = {
    firstDate: date,
    settings: { sleeps: { at: 'place', slug: 'village-centre' } },
    days: [{ id: 'd', stops: [{ id: 's', type: thing.type, slug: thing.slug, ...more }] }],
  } as const;
  const [day] = checker.check(trip, toEpochMinutes(date, '08:00')).days;
  return {
    home: day?.legs.find(({ stopId }) => stopId === undefined)?.way,
    said: day?.findings.filter(({ stopId }) => stopId === undefined) ?? [],
    legs: day?.legs ?? [],
  };
}

test('from the castle at half past three in December by the path to the town and its bus', () => {
  const { home, said } = dayAt('2026-12-08', 'dartmouth-castle', { time: '14:30', minutes: 60 });
  expect(home?.legs.map(({ mode }) => mode)).toEqual(['foot', 'ride']);
  expect(said.filter(({ state }) => state === 'problem')).toEqual([]);
});

test('to the long beach by bus and a walk, and not on foot all the way', () => {
  const { legs } = dayAt('2026-12-08', 'slapton-sands', { time: '13:30', minutes: 60 });
  expect(legs[0]?.way?.legs.map(({ mode }) => mode)).toEqual(['ride', 'foot']);
});

test('home from the long beach by its last bus, and not on foot for more than an hour', () => {
  const { home } = dayAt('2026-12-11', 'strete-gate', { time: '13:15', minutes: 60 });
  expect(home?.onFoot).toBeLessThanOrEqual(60);
});

test('home from the beach in the dark names the path beside the bus that may come', () => {
  const { home, said } = dayAt('2026-12-08', 'blackpool-sands', { time: '15:30', minutes: 75 });
  expect(home && hasRide(home)).toBe(true);
  const [finding] = said.filter(({ code }) => code === 'leg-not-known');
  expect(finding?.sentence).toMatch(/^If bus .* runs; else .* on foot, dark from /);
});

test('never home by a bus that has left', () => {
  const { home } = dayAt('2026-12-08', 'dartmouth', { time: '22:50', minutes: 60 });
  if (home?.leave !== undefined) {
    expect(londonTime(home.leave) >= '23:50' || londonTime(home.leave) < '06:00').toBe(true);
  }
});

test('home from the town after the last bus that is known names whom to ask, and the path', () => {
  // A Saturday: the last of bus 93T is at 16:30, and nobody has read those of bus 3.
  const { home, said } = dayAt('2026-12-05', 'dartmouth', { time: '16:00', minutes: 60 });
  expect(home && hasRide(home)).toBe(true);
  expect(said.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(/^If bus 3 runs; else .* on foot, dark from /),
  );
});

test('the last bus home is told as gone only once it has', () => {
  for (let hour = 9; hour < 20; hour += 1) {
    const time = `${String(hour).padStart(2, '0')}:00` as ClockTime;
    const { said, legs } = dayAt('2026-12-10', 'strete', { time, minutes: 45 });
    const gone = said.find(({ code }) => code === 'no-bus' || code === 'on-foot-only');
    const last = gone?.sentence.match(/\d\d:\d\d/)?.[0];
    const ready = legs.at(-1)?.ready;
    if (last && ready !== undefined) expect(last < londonTime(ready)).toBe(true);
  }
});

test('dogs are said to be allowed again only on a day on which that is known', () => {
  const beach = facts.things.find(
    ({ type, place }) => type === 'beach' && place === 'blackpool-sands',
  );
  if (!beach) throw new Error('No beach has a season for dogs.');
  const stop = { id: 's', type: beach.type, slug: beach.slug, time: '12:00' } as const;
  const trip = {
    firstDate: '2027-06-08',
    settings: { dog: true },
    days: [{ id: 'd', stops: [stop] }],
  } as const;
  const [conflict] = checker.check(trip, 0).findings.filter(({ state }) => state === 'problem');
  // It is closed until the end of a half-term that nobody has read: 7 November at the latest.
  expect(conflict && worksWhen(checker, trip, conflict, 0)).toMatch(/allowed from Mon 8 Nov\.$/);
});

test('leaves as late as it may, and not the minute a stop ends', () => {
  const { legs, said } = dayAt('2026-12-08', 'blackpool-sands', { time: '11:00', minutes: 60 });
  const { dawn } = sunTimes('2026-12-08', facts.light);
  const [out] = legs;
  expect(out?.way?.leave).toBeGreaterThan(dawn);
  expect(said.filter(({ code }) => code === 'dark')).toEqual([]);
});

test('in the small hours nothing is done outdoors', () => {
  const outdoors = facts.things.filter(({ byDaylight }) => byDaylight);
  expect(outdoors.length).toBeGreaterThan(0);
  for (const { type, slug } of outdoors) {
    const stop = { id: 's', type, slug, time: '03:20' } as const;
    const trip = {
      firstDate: '2027-06-08',
      settings: {},
      days: [{ id: 'd', stops: [stop] }],
    } as const;
    const [day] = checker.check(trip, 0).days;
    expect(day?.findings.map(({ code }) => code)).toContain('walk-in-the-dark');
  }
});

const networkOf = networksOf(facts.transport);

/** What is told on the spot: the way home, and the last bus. */
function toldAt(date: IsoDate, time: ClockTime, point: string) {
  const now = toEpochMinutes(date, time);
  const network = networkOf(date);
  const moment = { now, light: sunTimes(date, facts.light) };
  const choice = wayNow(network, point, homePoint, moment);
  return {
    choice,
    words: choiceText(choice, moment.light),
    last: lastBusText(lastBus(network, point, homePoint, now), 'home'),
  };
}

test('where no bus stops the way home is that of the place itself, not of the nearest stop', () => {
  const beach = toldAt('2026-11-29', '12:30', 'slapton-sands');
  expect(beach.words).toMatch(/1\sh 50\smin on foot/);
  expect(beach.words).toMatch(/to Strete\. Bus 3, about every/);
  const castle = toldAt('2026-10-18', '17:20', 'dartmouth-castle');
  expect(castle.last).toBe('too late for the last bus home, 17:30');
  expect(toldAt('2026-10-18', '16:00', 'dartmouth-castle').last).toBe(
    'last bus home 17:30, leave by 17:00',
  );
});

test('a line whose times nobody has read is never silence, nor one that has gone', () => {
  const sunday = toldAt('2026-10-18', '14:00', 'strete-gate');
  expect(sunday.words).toMatch(/bus 3/);
  expect(sunday.last).toBe('look up bus 3 home');
  expect(toldAt('2026-11-25', '15:45', 'strete-gate').last).toBe('look up bus 3 home');
});

test('a bus is left where it comes nearest, and not ridden past', () => {
  const day = {
    id: 'd',
    stops: ['dartmouth', 'village-centre'].map((place, index) => {
      const kind = place === 'dartmouth' ? undefined : 'restaurant';
      const thing = facts.things.find(
        (one) => one.place === place && !one.stay && !one.event && (!kind || one.type === kind),
      );
      if (!thing) throw new Error(`Nothing is at ${place}.`);
      const time: ClockTime = index === 0 ? '11:00' : '13:30';
      return { id: `${index}`, type: thing.type, slug: thing.slug, time, minutes: 60 };
    }),
  };
  const trip = { firstDate: '2026-11-26', settings: {}, days: [day] } as const;
  const way = checker.timeline(trip, 0, 0).legs.at(-1)?.way;
  expect(way?.legs.map(({ mode }) => mode)).toEqual(['ride']);
  expect(way?.arrive && londonTime(way.arrive)).toBe('12:45');
});

test.each<[IsoDate, string, string, string, string]>([
  // Supper in the village of who stays in the town; supper at the beach after an afternoon there.
  ['2026-11-27', 'dartmouth', 'village-centre', '19:30', '18:45'],
  ['2026-10-01', 'dartmouth', 'blackpool-sands', '19:30', '18:45'],
])('on %s from %s to %s by %s one leaves as late as one may', (date, from, to, due, leaves) => {
  const thing = facts.things.find((one) => one.place === to && !one.stay && !one.event);
  if (!thing) throw new Error(`Nothing is at ${to}.`);
  const stop = { id: 's', type: thing.type, slug: thing.slug, time: due as ClockTime };
  const trip = {
    firstDate: date,
    settings: { sleeps: { at: 'place', slug: from } },
    days: [{ id: 'd', stops: [stop] }],
  } as const;
  const way = checker.timeline(trip, 0, 0).legs[0]?.way;
  const ride = way?.legs.find(({ mode }) => mode === 'ride');
  expect(ride?.leave && londonTime(ride.leave)).toBe(leaves);
});

test('no bus is ridden past home on a connection that nobody knows', () => {
  for (const point of facts.transport.points) {
    const { choice } = toldAt('2026-11-25', '10:00', point.slug);
    const stops = choice.way?.legs.map(({ to }) => to) ?? [];
    expect(stops.filter((stop) => stop === homePoint).length).toBeLessThanOrEqual(1);
  }
  expect(toldAt('2026-11-25', '10:45', 'slapton-sands').choice.way?.legs.at(-1)?.to).toBe(
    homePoint,
  );
});

test('where only the stop before has a time, that is what is told', () => {
  const { words, last } = toldAt('2026-11-25', '12:20', 'slapton-sands');
  expect(words).toContain(
    'Bus 93T leaves Slapton village 13:00, here some minutes later, get off at Shady Lane',
  );
  expect(last).toMatch(
    /^last bus we have home leaves Slapton village 14:30, Strete Gate some minutes later, leave by /,
  );
});

test.each([undefined, '13:30', '17:00'] as const)(
  'after a drive of unknown length, the last stop at %s, nothing has a time that nobody knows',
  (time) => {
    const things = facts.things.filter(({ event, stay }) => !event && !stay);
    const beaches = things.filter(({ type }) => type === 'beach');
    // As if somebody had read the minutes of every other drive alone.
    const drives = facts.transport.drives.filter((_drive, index) => index % 2 === 0);
    const checker = createChecker({ ...facts, transport: { ...facts.transport, drives } });
    let unknownDrives = 0;
    for (const beach of beaches) {
      for (const thing of things) {
        if (thing === beach) continue;
        const trip = {
          firstDate: '2027-06-12',
          settings: { travel: 'car', sleeps: { at: 'place', slug: 'village-centre' } },
          days: [
            {
              id: 'd',
              stops: [
                { id: 'first', type: beach.type, slug: beach.slug, time: '11:00', minutes: 120 },
                { id: 'then', type: thing.type, slug: thing.slug },
                { id: 'last', type: beach.type, slug: beach.slug, ...(time && { time }) },
              ],
            },
          ],
        } as const;
        const { stops, legs } = checker.timeline(trip, 0, 0);
        let before = -Infinity;
        for (const [index, { from, to, isSet }] of stops.entries()) {
          const drive = legs
            .find(({ stopId }) => stopId === stops[index]?.stop.id)
            ?.way?.legs.find((leg) => leg.mode === 'car');
          if (index > 0 && drive && drive.minutes === undefined) unknownDrives += 1;
          // With a time after it, it is counted back from that.
          if (index > 0 && drive && drive.minutes === undefined && time === undefined) {
            expect([beach.slug, thing.slug, from]).toEqual([beach.slug, thing.slug, undefined]);
          }
          if (from !== undefined && !isSet) expect(from).toBeGreaterThanOrEqual(before);
          before = to ?? before;
        }
      }
    }
    expect(unknownDrives).toBeGreaterThan(0);
  },
);

test('after dark a path is told with the dark, and least of it is taken', () => {
  const { words } = toldAt('2026-11-25', '19:00', 'strete-gate');
  expect(words).toMatch(/^Walk .* to Strete, dark from 16:55\. Bus 3/);
  expect(words).toMatch(/If bus 3 runs; else 1\sh 30\smin on foot, dark from 16:55$/);
  expect(toldAt('2026-11-25', '19:00', 'little-dartmouth').words).toMatch(
    /^On foot: .*, dark from 16:55$/,
  );
});

test('no bus is ridden out to the end of its line and back', () => {
  for (const date of ['2026-11-25', '2026-12-28', '2027-02-09'] as const) {
    for (const { slug } of facts.transport.points) {
      const { choice } = toldAt(date, '12:00', slug);
      const numbers = [choice.way, choice.otherwise].map((way) =>
        way ? ridesOf(way).map(({ service }) => service.number) : [],
      );
      for (const one of numbers) expect(new Set(one).size).toBe(one.length);
    }
  }
});

test.each(['2026-12-24', '2026-12-28', '2026-12-30', '2026-12-31'] as const)(
  'on %s no bus has an ordinary time',
  (date) => {
    expect(networkOf(date).plan.trips).toEqual([]);
    const { choice, last } = toldAt(date, '12:00', 'dartmouth');
    expect(choice.way?.doubt).toBeGreaterThan(0);
    expect(last).toMatch(/^look up bus/);
  },
);

test('a walk is begun at its start, and one comes home from its end', () => {
  const walk = facts.things.find(
    ({ startsAt, endsAt }) => startsAt === 'village-centre' && endsAt === 'strete-gate',
  );
  if (!walk) throw new Error('No walk goes from the village to the beach.');
  const stop = { id: 's', type: walk.type, slug: walk.slug, time: '10:00' } as const;
  const trip = {
    firstDate: '2026-12-08',
    settings: { sleeps: { at: 'place', slug: 'strete-gate' } },
    days: [{ id: 'd', stops: [stop] }],
  } as const;
  const { legs } = checker.timeline(trip, 0, 0);
  expect(legs.map(({ from, to }) => [from, to])).toEqual([['strete-gate', 'village-centre']]);
});

test('at the beach on a winter afternoon no walk is offered that ends in the dark', () => {
  const from = toEpochMinutes('2026-12-06', '14:10');
  const request = { place: 'strete-gate', from, until: from + 240, dog: false, newId: () => 'id' };
  const offered = finished(whatFits(checker, request)).fits.filter(
    ({ visit }) => visit.facts.byDaylight,
  );
  const { dusk } = sunTimes('2026-12-06', facts.light);
  for (const { visit, legs } of offered) {
    const back = legs.find(({ stopId }) => stopId === undefined);
    expect(visit.to).toBeLessThanOrEqual(dusk - 20);
    if (back?.way && isOnFoot(back.way)) expect(back.way.arrive).toBeLessThanOrEqual(dusk - 20);
  }
  expect(offered.map(({ visit }) => visit.facts.startsAt)).not.toContain('village-centre');
});
