import fc from 'fast-check';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { anyTrip, stopAt, tripOf } from '@/lib/days/testing/trips';
import { emptyTrip } from '@/lib/days/trip';
import { createPlannerStore, dueNotices } from '@/lib/store/store';
import { FakeStorage } from '@/lib/store/testing/fake-storage';
import { anyText } from '@/lib/testing/any-text';
import {
  contentsOf,
  type Entries,
  missingDays,
  readBackup,
  replaceEntries,
  writeBackup,
} from './backup';

const keys = { planner: plannerStorageKey, trip: tripsStorageKey };
const made = new Date('2031-05-01T10:00:00Z');

/** The store of a tab that opens on a storage. */
function tabOn(storage: FakeStorage) {
  let turn = 0;
  const store = createPlannerStore({
    storage: () => storage,
    now: () => made,
    random: () => (turn += 0.001),
  });
  store.getState().reload();
  return store.getState;
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
        const storage = new FakeStorage({ [`${keys.planner}-slash-key`]: setting, other: 'stays' });
        const before = tabOn(storage);
        for (const draft of drafts) before().add(draft);
        before().applyToTrip('Made', () => trip);
        const kept = storage.all();
        const seen = tabOn(storage);

        const file = writeBackup(before().entries(), made);
        const fresh = new FakeStorage({ other: 'too' });
        const backup = readBackup(file);
        if (typeof backup === 'string') throw new Error('It is a backup.');
        replaceEntries(fresh, backup.entries);
        expect(fresh.all()).toEqual({ ...kept, other: 'too' });
        const after = tabOn(fresh);
        expect(after().items).toEqual(seen().items);
        expect(after().trip).toEqual(seen().trip);
      },
    ),
    { numRuns: 25 },
  );
});

const entries = {
  [keys.planner]: '[{"name":"Cove","type":"beach","slug":"cove"}]',
  [keys.trip]: JSON.stringify({ ...tripOf([[stopAt('beach:cove')]]), version: 1 }),
  [`${keys.planner}-backup`]: '{cut',
};
const file = writeBackup(entries, made);

test('a backup says when it was made and what it holds', () => {
  const backup = readBackup(file);
  expect(backup).toEqual({ entries, made: made.toISOString() });
  const { items, trip, partly, copies } = contentsOf(entries);
  expect(items.map(({ name }) => name)).toEqual(['Cove']);
  expect([trip.days.length, partly, copies]).toEqual([1, false, 1]);
});

test.each([
  ['cut short', file.slice(0, -20), 'damaged'],
  ['empty', '', 'damaged'],
  ['of another program', '{"kind":"shopping","version":1}', 'damaged'],
  ['a list', '[]', 'damaged'],
  ['without a version', file.replace('"version": 1', '"version": "1"'), 'damaged'],
  ['without entries', file.replace('"entries": {', '"entries": 7, "more": {'), 'damaged'],
  ['of another guide', file.replace('"site": "', '"site": "other-'), 'foreign'],
  ['of a newer guide', file.replace('"version": 1', '"version": 2'), 'newer'],
])('a file that is %s changes nothing', (_, text, kind) => {
  expect(readBackup(text)).toBe(kind);
});

test('what is none of this guide’s entries is left out, and what cannot be read is set aside', () => {
  const hostile = {
    [keys.planner]: '[{"name":"Cove","image":"javascript:alert(1)"},7]',
    [keys.trip]: '{"version":1,"days":[{"stops":[{"type":"beach","slug":"../.."}]}]}',
    [`${keys.planner}2`]: 'of another site',
    token: 'of another program',
    [`${keys.planner}-number`]: 7,
  };
  const text = writeBackup(hostile as unknown as Entries, made);
  const backup = readBackup(text);
  if (typeof backup === 'string') throw new Error('It is a backup.');
  expect(Object.keys(backup.entries)).toEqual([keys.planner, keys.trip]);
  expect(contentsOf(backup.entries)).toMatchObject({
    items: [{ name: 'Cove', image: '' }],
    trip: { days: [{ stops: [] }] },
    partly: true,
  });

  const storage = new FakeStorage();
  replaceEntries(storage, backup.entries);
  const tab = tabOn(storage);
  expect(dueNotices(tab())).toEqual(['unreadable']);
  tab().add({ type: 'beach', name: 'Head', description: '', image: '' });
  expect(Object.values(storage.all())).toContain(hostile[keys.planner]);
});

describe('replacing is all or nothing', () => {
  const old = {
    [keys.planner]: `[${' '.repeat(300)}]`,
    [keys.trip]: JSON.stringify({ version: 1, settings: {}, days: [] }),
    [`${keys.planner}-slash-key`]: 'off',
  };
  // The list becomes shorter and the days longer: what is written first makes no room for the old.
  const more = { [keys.planner]: '[]', [keys.trip]: entries[keys.trip] + ' '.repeat(400) };

  function couldReplace(storage: FakeStorage): boolean {
    try {
      replaceEntries(storage, more);
      return true;
    } catch {
      return false;
    }
  }

  test('wherever the room ends', () => {
    const { size } = new FakeStorage(old);
    for (let quota = 0; quota < 2000; quota += 7) {
      const storage = new FakeStorage(old);
      storage.quota = quota;
      const isReplaced = couldReplace(storage);
      expect(storage.all()).toEqual(isReplaced ? more : old);
      if (quota < size) expect(isReplaced).toBe(false);
    }
  });

  test('wherever the storage refuses, as long as it takes back what it held', () => {
    for (let failing = 0; failing < 4; failing += 1) {
      const storage = new FakeStorage(old);
      const setItem = jest.spyOn(storage, 'setItem');
      for (let write = 0; write < failing; write += 1) {
        setItem.mockImplementationOnce((key, value) => void storage.entries.set(key, value));
      }
      setItem.mockImplementationOnce(() => {
        throw new DOMException('Full', 'QuotaExceededError');
      });
      const isReplaced = couldReplace(storage);
      expect(storage.all()).toEqual(isReplaced ? more : old);
    }
  });

  test('and deletes no copy of what could not be read, whatever its name', () => {
    const copies = { [`${keys.planner}-backup`]: 'the first', [`${keys.trip}-backup-7`]: 'days' };
    const storage = new FakeStorage({ ...old, ...copies });
    replaceEntries(storage, { ...more, [`${keys.planner}-backup`]: 'theirs' });
    expect(storage.all()).toMatchObject({ ...more, ...copies });
    expect(Object.values(storage.all())).toContain('theirs');
  });
});

test.each(['+275760-09-13T00:00:00.000Z', '-000001-01-01', '0000-01-01', 8.64e15, null, {}])(
  'a backup of %j has no date',
  (when) => {
    const text = JSON.stringify({ ...(JSON.parse(file) as object), made: when });
    expect(readBackup(text)).toMatchObject({ made: undefined });
  },
);

test('days that are there already are not offered twice, whatever their ids', () => {
  const own = tripOf([[stopAt('beach:cove', { time: '10:00' })]]);
  const other = tripOf(
    [[stopAt('beach:cove', { time: '10:00', id: 'x' })], [stopAt('beach:cove', { time: '11:00' })]],
    { firstDate: '2031-06-01' },
  );
  expect(missingDays(own, other).days).toEqual(other.days.slice(1));
  expect(missingDays(own, own)).toEqual(emptyTrip);
});
