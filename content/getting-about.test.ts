/** Days on which the way back was once told wrong. */
import { createChecker, whatFits } from '@/lib/days/check/check';
import { daysFacts } from '@/lib/days/from-content';
import { worksWhen } from '@/lib/days/repair';
import type { Stop } from '@/lib/days/trip';
import { londonTime, toEpochMinutes } from '@/lib/time/london';
import { twilight } from '@/lib/time/sun';
import { createNetworks } from '@/lib/transport/network';
import { nextBus } from '@/lib/transport/next-bus';
import { homePoint } from './transport/points';
import type { ClockTime, IsoDate } from './types';

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
    home: day?.legs.find(({ stopId }) => stopId === undefined)?.leg,
    said: day?.findings.filter(({ stopId }) => stopId === undefined) ?? [],
    legs: day?.legs ?? [],
  };
}

test('from the castle at half past three in December by the path to the town and its bus', () => {
  const { home, said } = dayAt('2026-12-08', 'dartmouth-castle', { time: '14:30', minutes: 60 });
  expect(home).toMatchObject({ by: 'mixed', parts: [{ by: 'foot' }, { by: 'bus' }] });
  expect(said.filter(({ state }) => state === 'problem')).toEqual([]);
});

test('to the long beach by bus and a walk, and not on foot all the way', () => {
  const { legs } = dayAt('2026-12-08', 'slapton-sands', { time: '13:30', minutes: 60 });
  expect(legs[0]?.leg).toMatchObject({ by: 'mixed', parts: [{ by: 'bus' }, { by: 'foot' }] });
});

test('home from the long beach by its last bus, and not on foot for more than an hour', () => {
  const { home } = dayAt('2026-12-11', 'strete-gate', { time: '13:15', minutes: 60 });
  expect(home?.by).toBe('bus');
  expect(home && 'leaves' in home && londonTime(home.leaves ?? 0)).toBe('14:30');
});

test('home from the beach in the dark names the path beside the bus that may come', () => {
  const { home, said } = dayAt('2026-12-08', 'blackpool-sands', { time: '15:30', minutes: 75 });
  expect(home?.by).toBe('foot');
  const [finding] = said.filter(({ code }) => code === 'leg-not-known');
  expect(finding?.sentence).toMatch(/on foot.*, or a bus: ask /);
});

test('never home by a bus that has left', () => {
  const { home } = dayAt('2026-12-08', 'dartmouth', { time: '22:50', minutes: 60 });
  if (home && 'leaves' in home && home.leaves !== undefined) {
    expect(londonTime(home.leaves) >= '23:50' || londonTime(home.leaves) < '06:00').toBe(true);
  }
});

test('home from the town after the last bus that is known names whom to ask, and the path', () => {
  // A Saturday: the last of bus 93T is at 16:30, and nobody has read those of bus 3.
  const { home, said } = dayAt('2026-12-05', 'dartmouth', { time: '16:00', minutes: 60 });
  expect(home?.by).toBe('foot');
  expect(said.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringMatching(/on foot in the dark, or a bus: ask Stagecoach/),
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
  const { dawn } = twilight('2026-12-08', facts.light);
  const [out] = legs;
  expect(out && 'leaves' in out.leg && (out.leg.leaves ?? 0) > dawn).toBe(true);
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

test.each([
  // It leaves the stop before at 14:30, and no minute is known here.
  ['strete-gate', '14:31', /the next is the last today, after 14:30/],
  ['dartmouth', '15:35', /next 16:30, last 18:45 today/],
  ['dartmouth-castle', '14:10', /from .*, 25\smin on foot: next 15:30, last 18:45 today/],
] as const)('at %s at %s the bus home is told as it is known', (point, time, text) => {
  const now = toEpochMinutes('2026-12-08', time);
  const network = createNetworks(facts.transport)('2026-12-08');
  expect(nextBus(facts.transport, network, point, homePoint, { now, toName: 'home' }).text).toMatch(
    text,
  );
});

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
  const offered = whatFits(checker, request).fits.filter(({ visit }) => visit.facts.byDaylight);
  const { dusk } = twilight('2026-12-06', facts.light);
  for (const { visit, legs } of offered) {
    const back = legs.find(({ stopId }) => stopId === undefined);
    expect(visit.to).toBeLessThanOrEqual(dusk - 20);
    if (back?.leg.by === 'foot') expect(back.leg.arrives).toBeLessThanOrEqual(dusk - 20);
  }
  expect(offered.map(({ visit }) => visit.facts.startsAt)).not.toContain('village-centre');
});
