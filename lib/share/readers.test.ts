/** Every reader of what somebody else may have written, fed with any values in the right shape. */
import fc from 'fast-check';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { contentsOf, readBackup, writeBackup } from '@/lib/backup/backup';
import { parseTrip, stringifyTrip } from '@/lib/days/parse';
import { allStops, dateOf, type Trip } from '@/lib/days/trip';
import { isObject } from '@/lib/json/json';
import { parsePlan, stringifyPlan } from '@/lib/planner/parse';
import type { Plan } from '@/lib/planner/plan';
import { epochMinutes, londonDate } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import { fragmentIn } from './link';

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('+275760-09-13T00:00:00.000Z', '-000001-01-01', '0000-01-01', '9999-12-31'),
  fc.constantFrom('2031-02-30', '24:00', '9:00', '__proto__', '', 8.64e15, -1, 1e308),
);
const anyOf = (good: object, fields: readonly string[]) =>
  fc
    .dictionary(fc.constantFrom(...fields), anyValue)
    .map((values) => ({ ...good, ...values }) as Record<string, unknown>);

const anyStop = anyOf({ type: 'beach', slug: 'cove' }, [
  ...['id', 'type', 'slug', 'time', 'minutes', 'note', 'by'],
]);
const anyDay = fc
  .tuple(
    anyOf({}, ['id', 'title', 'dayOut']),
    fc.oneof(anyValue, fc.array(anyStop, { maxLength: 3 })),
  )
  .map(([day, stops]) => ({ ...day, stops }));
const anyDays = fc
  .tuple(
    anyOf({ firstDate: '2031-06-01' }, ['firstDate', 'settings']),
    anyOf({}, ['sleeps', 'dog', 'pace', 'travel']),
    fc.array(fc.oneof({ weight: 5, arbitrary: anyDay }, { weight: 1, arbitrary: anyValue })),
  )
  .map(([trip, settings, days]) => JSON.stringify({ settings, ...trip, days, version: 1 }));
const anyList = fc
  .array(anyOf({ name: 'Cove' }, ['id', 'name', 'type', 'image', 'slug', 'rating', 'savedAt']))
  .map((list) => JSON.stringify(list));

/** Does with values what pages do with them. */
function show({ items, trip }: { items: Plan; trip: Trip }): void {
  for (const { name, rating = 0, savedAt } of items) {
    expect(name.trim()).not.toBe('');
    expect(rating >= 0 && rating <= 5).toBe(true);
    if (savedAt !== undefined) {
      formatDate(londonDate(epochMinutes(Date.parse(savedAt))));
    }
  }
  trip.days.forEach((_, index) => {
    const date = dateOf(trip, index);
    if (date !== undefined) expect(formatDate(date)).not.toMatch(/NaN|undefined/);
  });
  for (const { time = '00:00', minutes = 0, note = '' } of allStops(trip)) {
    expect(time).toMatch(/^\d\d:\d\d$/);
    expect(Number.isInteger(minutes)).toBe(true);
    expect(typeof note).toBe('string');
  }
}

test('stored things and days are shown, or left out, and read the same again', () => {
  fc.assert(
    fc.property(anyList, anyDays, (list, days) => {
      const { items, foreign } = parsePlan(list);
      const { trip } = parseTrip(days);
      show({ items, trip });
      expect(parsePlan(stringifyPlan(items, foreign)).items).toEqual(items);
      expect(parseTrip(stringifyTrip(trip))).toEqual({ trip, state: 'whole' });
    }),
    { numRuns: 300 },
  );
});

test('a backup of any values is shown', () => {
  fc.assert(
    fc.property(anyValue, anyList, anyDays, (made, list, days) => {
      const file: unknown = JSON.parse(
        writeBackup({ [plannerStorageKey]: list, [tripsStorageKey]: days }, new Date(0)),
      );
      const backup = readBackup(JSON.stringify({ ...(isObject(file) && file), made }));
      if (typeof backup === 'string') throw new Error('It is a backup.');
      show(contentsOf(backup.entries));
      if (backup.made) formatDate(londonDate(epochMinutes(Date.parse(backup.made))));
    }),
  );
});

describe('of what is too large to be passed on', () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const strange = [
    nested(30_000),
    JSON.stringify('x'.repeat(100_000)),
    `[${'1,'.repeat(50_000)}1]`,
  ];

  test.each(strange)(
    'an unknown field %.12s is dropped with a word, and the rest can be stored',
    (value) => {
      const list = parsePlan(`[{"name":"Cove","slug":"cove","strange":${value},"odd":{"a":1}}]`);
      expect(list.complete).toBe(false);
      expect(JSON.parse(stringifyPlan(list.items, list.foreign))).toMatchObject([
        { name: 'Cove', slug: 'cove', odd: { a: 1 } },
      ]);
      const days = parseTrip(
        `{"version":1,"settings":{"strange":${value}},"days":[{"id":"d","strange":${value},"stops":[]}]}`,
      );
      expect(days).toEqual({
        trip: { settings: {}, days: [{ id: 'd', stops: [] }] },
        state: 'partly',
      });
      expect(parseTrip(stringifyTrip(days.trip)).state).toBe('whole');
    },
  );

  test.each(strange)('a known field with %.12s in place of its value is, too', (value) => {
    const list = parsePlan(`[{"name":"Cove","rating":${value}}]`);
    expect(list.complete).toBe(false);
    expect(JSON.parse(stringifyPlan(list.items, list.foreign))).toMatchObject([{ name: 'Cove' }]);
  });

  test.each(strange)('an entry that is none of ours with %.12s is, too', (value) => {
    expect(parsePlan(`[{"strange":${value}}]`)).toEqual({
      items: [],
      foreign: [],
      complete: false,
    });
  });
});

test('no id is longer than those that this site makes, whatever the name and the id', () => {
  const long = 'x'.repeat(5000);
  const list = Array.from({ length: 50 }, (_, n) => ({ id: long, name: long, note: n }));
  const { items } = parsePlan(JSON.stringify(list));
  expect(new Set(items.map(({ id }) => id)).size).toBe(50);
  expect(Math.max(...items.map(({ id }) => id.length))).toBeLessThanOrEqual(100);
  expect(parsePlan(stringifyPlan(items, [])).items).toEqual(items);
});

describe('four times as much takes some four times as long', () => {
  const listOf = (count: number, entry: (n: number) => object) =>
    JSON.stringify(Array.from({ length: count }, (_, n) => entry(n)));
  const inDays = (stops: string) => `{"version":1,"days":[{"id":"d","stops":${stops}}]}`;
  const sameName = (n: number) => ({ name: 'Cove', note: n });
  const sameId = (n: number) => ({ id: 'a', name: `Cove ${n}` });
  const claimed = (n: number) =>
    n % 2 ? { id: `other:Cove-${n}`, name: `${n}` } : { id: 'a', name: 'Cove', n };
  const stop = () => ({ id: 'a', type: 'beach', slug: 'cove' });

  const timeOf = (read: () => void): number => {
    const start = performance.now();
    read();
    return performance.now() - start;
  };

  /** Whether it is so at the best of up to thirty runs of each, as the machine may be busy. */
  function isLinear(read: (count: number) => void): boolean {
    let [few, many] = [Infinity, Infinity];
    for (let run = 0; run < 30; run += 1) {
      few = Math.min(
        few,
        timeOf(() => read(1000)),
      );
      many = Math.min(
        many,
        timeOf(() => read(4000)),
      );
      // What is quadratic takes sixteen times as long; below a millisecond a clock tells nothing.
      if (run > 0 && many < 10 * Math.max(1, few)) return true;
    }
    return false;
  }

  test.each<[string, (count: number) => void]>([
    ['things of one name', (count) => parsePlan(listOf(count, sameName))],
    ['things of one id', (count) => parsePlan(listOf(count, sameId))],
    ['things whose made ids are there already', (count) => parsePlan(listOf(count, claimed))],
    ['the same thing', (count) => parsePlan(listOf(count, () => ({ name: 'Cove' })))],
    ['entries of another version', (count) => parsePlan(listOf(count, (n) => ({ n })))],
    ['stops', (count) => parseTrip(inDays(listOf(count, stop)))],
    ['days', (count) => parseTrip(`{"version":1,"days":${listOf(count, () => ({ stops: [] }))}}`)],
    ['links in a text', (count) => fragmentIn('https://a.example/#plan=1D%2525 '.repeat(count))],
    ['lists longer than a link', (count) => fragmentIn('#plan=1zzzz'.repeat(count))],
    ['letters of a link', (count) => fragmentIn(`#plan=1z${'Cove'.repeat(count)}`)],
    ['marks of a page in a text', (count) => fragmentIn('<a &#8203; =3D -3D #plan='.repeat(count))],
  ])('with %s', (_case, read) => {
    expect(isLinear(read)).toBe(true);
  });
});
