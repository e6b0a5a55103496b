/** Every reader of what somebody else may have written, fed with any values in the right shape. */
import fc from 'fast-check';
import { contentsOf, readBackup, writeBackup } from '@/lib/backup/backup';
import { parseTrip, stringifyTrip } from '@/lib/days/parse';
import { allStops, dateOf, type Trip } from '@/lib/days/trip';
import { isObject } from '@/lib/json/json';
import { parsePlan, stringifyPlan } from '@/lib/planner/parse';
import type { Plan } from '@/lib/planner/plan';
import { epochMinutes, londonDate } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';

const keys = { planner: 'village-planner', trip: 'village-planner-days' };

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
    anyOf({}, ['id', 'title', 'note', 'setsOut', 'back']),
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
        writeBackup({ [keys.planner]: list, [keys.trip]: days }, keys, new Date(0)),
      );
      const backup = readBackup(JSON.stringify({ ...(isObject(file) && file), made }), keys);
      if (backup.kind !== 'backup') throw new Error('It is a backup.');
      show(contentsOf(backup.entries, keys));
      if (backup.made) formatDate(londonDate(epochMinutes(backup.made.getTime())));
    }),
  );
});
