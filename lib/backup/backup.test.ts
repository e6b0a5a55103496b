import fc from 'fast-check';
import { createTripsStore } from '@/lib/days/store';
import { anyTrip, stopAt, tripOf } from '@/lib/days/testing/trips';
import { emptyTrip } from '@/lib/days/trip';
import { createPlannerStore } from '@/lib/planner/store';
import { anyText } from '@/lib/testing/any-text';
import {
  collectEntries,
  contentsOf,
  type Entries,
  missingDays,
  readBackup,
  replaceEntries,
  writeBackup,
} from './backup';

const keys = { planner: 'village-planner', trips: 'village-planner-days' };
const made = new Date('2031-05-01T10:00:00Z');

/** A browser's storage with room for so many characters. */
function storageOf(entries: Entries, room = Infinity) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => {
      const others = [...map].filter(([name]) => name !== key);
      if (others.reduce((sum, [, value]) => sum + value.length, text.length) > room) {
        throw new DOMException('Full', 'QuotaExceededError');
      }
      map.set(key, text);
    },
    removeItem: (key: string) => void map.delete(key),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
    all: () => Object.fromEntries(map),
  };
}

type FakeStorage = ReturnType<typeof storageOf>;

/** The stores of a tab that opens on a storage. */
function tabOn(storage: FakeStorage) {
  let turn = 0;
  const place = { storage: () => storage, now: () => made, random: () => (turn += 0.001) };
  const planner = createPlannerStore({ ...place, key: keys.planner });
  const trips = createTripsStore({ ...place, key: keys.trips });
  planner.getState().reload();
  trips.getState().reload();
  return { planner: () => planner.getState(), trips: () => trips.getState() };
}

const someText = anyText(12);
const anyDraft = fc.record(
  {
    type: fc.constantFrom('beach', 'activity', 'Area', 'event'),
    name: fc.oneof(someText, fc.constantFrom('Cove', 'Head')),
    description: someText,
    image: fc.constantFrom('', '/images/cove.png'),
    slug: fc.constantFrom('cove', 'head'),
    rating: fc.constantFrom(0, 4.5),
    price: someText,
  },
  { requiredKeys: ['type', 'name', 'description', 'image'] },
);

test('export, wipe and restore give the identical plan, days and settings', () => {
  fc.assert(
    fc.property(
      fc.array(anyDraft, { maxLength: 8 }),
      anyTrip(['beach:cove', 'activity:head']),
      someText,
      (drafts, trip, setting) => {
        const storage = storageOf({ [`${keys.planner}-slash-key`]: setting, other: 'stays' });
        const before = tabOn(storage);
        for (const draft of drafts) before.planner().add(draft);
        before.trips().change('Made', () => trip);
        const kept = storage.all();
        const seen = tabOn(storage);

        const file = writeBackup(collectEntries(storage, keys), keys, made);
        const fresh = storageOf({ other: 'too' });
        const backup = readBackup(file, keys);
        expect(backup.kind === 'backup' && replaceEntries(fresh, keys, backup.entries)).toBe(true);
        expect(fresh.all()).toEqual({ ...kept, other: 'too' });
        const after = tabOn(fresh);
        expect(after.planner().items).toEqual(seen.planner().items);
        expect(after.trips().trip).toEqual(seen.trips().trip);
      },
    ),
    { numRuns: 25 },
  );
});

const entries = {
  [keys.planner]: '[{"name":"Cove","type":"beach","slug":"cove"}]',
  [keys.trips]: JSON.stringify({ ...tripOf([[stopAt('beach:cove')]]), version: 1 }),
  [`${keys.planner}-backup`]: '{cut',
};
const file = writeBackup(entries, keys, made);

test('a backup says when it was made and what it holds', () => {
  const backup = readBackup(`\uFEFF${file}`, keys);
  expect(backup).toEqual({ kind: 'backup', entries, made });
  const { items, trip, partly, others } = contentsOf(entries, keys);
  expect(items.map(({ name }) => name)).toEqual(['Cove']);
  expect([trip.days.length, partly, others]).toEqual([1, false, 1]);
});

test.each([
  ['cut short', file.slice(0, -20), 'damaged'],
  ['empty', '', 'damaged'],
  ['of another program', '{"kind":"shopping","version":1}', 'damaged'],
  ['a list', '[]', 'damaged'],
  ['without a version', file.replace('"version": 1', '"version": "1"'), 'damaged'],
  ['without entries', file.replace('"entries": {', '"entries": 7, "more": {'), 'damaged'],
  ['of another guide', file.replace('"site": "village-', '"site": "town-'), 'foreign'],
  ['of a newer guide', file.replace('"version": 1', '"version": 2'), 'newer'],
])('a file that is %s changes nothing', (_, text, kind) => {
  expect(readBackup(text, keys)).toEqual({ kind });
});

test('what is none of this guide’s entries is left out, and what cannot be read is set aside', () => {
  const hostile = {
    [keys.planner]: '[{"name":"Cove","image":"javascript:alert(1)"},7]',
    [keys.trips]: '{"version":9,"days":[{"stops":[{"type":"beach","slug":"../.."}]}]}',
    [`${keys.planner}2`]: 'of another site',
    token: 'of another program',
    [`${keys.planner}-number`]: 7,
  };
  const text = writeBackup(hostile as unknown as Entries, keys, made);
  const backup = readBackup(text, keys);
  if (backup.kind !== 'backup') throw new Error('It is a backup.');
  expect(Object.keys(backup.entries)).toEqual([keys.planner, keys.trips]);
  expect(contentsOf(backup.entries, keys)).toMatchObject({
    items: [{ name: 'Cove', image: '' }],
    trip: { days: [{ stops: [] }] },
    partly: true,
  });

  const storage = storageOf({});
  replaceEntries(storage, keys, backup.entries);
  const tab = tabOn(storage);
  expect([tab.planner().status.notice, tab.trips().status.notice]).toEqual([
    'setAside',
    'setAside',
  ]);
  expect(Object.values(storage.all())).toContain(hostile[keys.planner]);
});

test('a full storage keeps what it had', () => {
  const storage = storageOf({ [keys.planner]: '[]', [`${keys.planner}-slash-key`]: 'off' }, 60);
  const before = storage.all();
  // An entry that was not there finds room, and a later one does not.
  const more = { [`${keys.planner}-backup`]: '{cut', ...entries };
  expect(replaceEntries(storage, keys, more)).toBe(false);
  expect(storage.all()).toEqual(before);
});

test('days that are there already are not offered twice, whatever their ids', () => {
  const own = tripOf([[stopAt('beach:cove', { time: '10:00' })]]);
  const other = tripOf(
    [[stopAt('beach:cove', { time: '10:00', id: 'x' })], [stopAt('beach:cove', { time: '11:00' })]],
    { firstDate: '2031-06-01' },
  );
  expect(missingDays(own, other).days).toEqual(other.days.slice(1));
  expect(missingDays(own, own)).toEqual(emptyTrip);
});
