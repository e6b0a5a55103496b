/** Days on which the way back was once told wrong. */
import { createChecker } from '@/lib/days/check/check';
import { whatFits } from '@/lib/days/fits';
import { daysFacts } from '@/lib/days/from-content';
import type { Stop } from '@/lib/days/trip';
import { londonTime, toEpochMinutes } from '@/lib/time/london';
import { twilight } from '@/lib/time/sun';
import type { IsoDate } from './types';

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

test('home from the beach in the dark names the path beside the bus that may come', () => {
  const { home, said } = dayAt('2026-12-08', 'blackpool-sands', { time: '15:30', minutes: 75 });
  expect(home?.by).toBe('foot');
  const [finding] = said.filter(({ code }) => code === 'leg-not-known');
  expect(finding?.sentence).toMatch(/on foot.* A bus may come: ask /);
});

test('never home by a bus that has left', () => {
  const { home } = dayAt('2026-12-08', 'dartmouth', { time: '22:50', minutes: 60 });
  if (home && 'leaves' in home && home.leaves !== undefined) {
    expect(londonTime(home.leaves) >= '23:50' || londonTime(home.leaves) < '06:00').toBe(true);
  }
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
  const offered = whatFits(checker, request).fits.filter(({ facts: { byDaylight } }) => byDaylight);
  const { dusk } = twilight('2026-12-06', facts.light);
  for (const { to, back } of offered) {
    expect(to).toBeLessThanOrEqual(dusk - 20);
    if (back?.leg.by === 'foot') expect(back.leg.arrives).toBeLessThanOrEqual(dusk - 20);
  }
  expect(offered.map(({ facts: { startsAt } }) => startsAt)).not.toContain('village-centre');
});
