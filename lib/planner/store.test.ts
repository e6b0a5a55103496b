import type { PlannerItemDraft } from './item';
import { followOtherTabs } from './keeper';
import type { KeyValueStorage } from './storage';
import { createPlannerStore } from './store';

const KEY = 'little-haven-planner';
const BACKUP = `${KEY}-backup`;
const NOW = new Date('2025-08-01T10:00:00Z');

/** A storage as browsers have it, which can be filled up and blocked. */
class FakeStorage implements KeyValueStorage {
  readonly entries = new Map<string, string>();
  /** The longest text that there is room for. */
  room = Infinity;
  blocked = false;

  getItem(key: string): string | null {
    if (this.blocked) throw new DOMException('Blocked', 'SecurityError');
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.blocked) throw new DOMException('Blocked', 'SecurityError');
    if (value.length > this.room) throw new DOMException('Full', 'QuotaExceededError');
    this.entries.set(key, value);
  }

  removeItem(key: string): void {
    this.entries.delete(key);
  }

  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }

  get length(): number {
    return this.entries.size;
  }

  /** The names of what is stored, in the storage's own words. */
  names(): string[] {
    const list: unknown = JSON.parse(this.entries.get(KEY) ?? 'null');
    return (list as { name: string }[]).map(({ name }) => name);
  }
}

let storage: FakeStorage;
let nextRandom: number;
let clock: Date;

/** A tab on the storage of this test. */
function openTab() {
  const store = createPlannerStore({
    key: KEY,
    storage: () => storage,
    now: () => clock,
    random: () => (nextRandom += 0.001),
  });
  const state = () => store.getState();
  return { store, state, shown: () => state().items.map(({ name }) => name) };
}

function draft(name: string, type = 'beach'): PlannerItemDraft {
  return { type, name, description: '', image: '' };
}

beforeEach(() => {
  storage = new FakeStorage();
  nextRandom = 0.1;
  clock = NOW;
});

describe('saving and removing', () => {
  test('before the storage is asked the plan is empty, whatever is stored', () => {
    openTab().state().add(draft('Long Sands'));
    const { store, state } = openTab();
    expect(state().items).toEqual([]);
    expect(state().ready).toBe(false);
    expect(state()).toBe(store.getInitialState());
  });

  test('what is saved is there after a reload', () => {
    openTab().state().add(draft('Long Sands'));
    const later = openTab();
    later.state().reload();
    expect(later.shown()).toEqual(['Long Sands']);
    expect(later.state()).toMatchObject({ ready: true, status: { kept: true, notice: 'none' } });
  });

  test('under the key lies a bare list with id and time of saving', () => {
    const tab = openTab();
    tab.state().add(draft('Long Sands'));
    const id = tab.state().items[0]?.id;
    expect(id).toMatch(/^1754042400000-[a-z0-9]{8}$/);
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([
      { ...draft('Long Sands'), id, savedAt: '2025-08-01T10:00:00.000Z' },
    ]);
  });

  test('a thing is saved once, by its name alone', () => {
    const tab = openTab();
    tab.state().add(draft('North Gate'));
    tab.state().add(draft('North Gate'));
    tab.state().add(draft('North Gate', 'Area'));
    expect(storage.names()).toEqual(['North Gate']);
    expect(tab.state().items.map(({ type }) => type)).toEqual(['beach']);
  });

  test('the heart of one name takes out all of that name, and Undo brings all of it back', () => {
    const twins = [
      { ...draft('North Gate'), id: 'a' },
      { ...draft('Long Sands'), id: 'b' },
      { ...draft('North Gate', 'Area'), id: 'c' },
    ];
    storage.setItem(KEY, JSON.stringify(twins));
    const tab = openTab();
    tab.state().reload();
    tab.state().toggle(draft('North Gate', 'activity'));
    expect(storage.names()).toEqual(['Long Sands']);
    tab.state().undoRemove();
    expect(tab.state().items.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });

  test('removing one of two twins removes that one', () => {
    const twins = [draft('North Gate'), { ...draft('North Gate'), description: 'Again.' }];
    storage.setItem(KEY, JSON.stringify(twins));
    const tab = openTab();
    tab.state().reload();
    tab.state().remove(tab.state().items[1]?.id ?? '');
    expect(tab.state().items).toMatchObject([{ description: '' }]);
    tab.state().undoRemove();
    expect(storage.names()).toEqual(['North Gate', 'North Gate']);
  });

  test('what is saved again is not put back beside it', () => {
    const tab = openTab();
    tab.state().add(draft('North Gate'));
    tab.state().toggle(draft('North Gate'));
    tab.state().toggle(draft('North Gate'));
    tab.state().undoRemove();
    expect(storage.names()).toEqual(['North Gate']);
  });

  test('a heart saves, and removes again', () => {
    const tab = openTab();
    tab.state().toggle(draft('Long Sands'));
    expect(storage.names()).toEqual(['Long Sands']);
    tab.state().toggle(draft('Long Sands'));
    expect(storage.names()).toEqual([]);
    expect(tab.shown()).toEqual([]);
  });

  test('a heart that is pressed before the storage was asked loses nothing', () => {
    openTab().state().add(draft('Long Sands'));
    const early = openTab();
    early.state().toggle(draft('Long Sands'));
    early.state().toggle(draft('North Gate'));
    expect(early.shown()).toEqual(['Long Sands', 'North Gate']);
  });

  test('removing takes out one item, and Undo puts it back in its place', () => {
    const tab = openTab();
    for (const name of ['A', 'B', 'C']) tab.state().add(draft(name));
    tab.state().remove(tab.state().items[1]?.id ?? '');
    expect(storage.names()).toEqual(['A', 'C']);
    expect(tab.state().lastRemoved).toMatchObject({ item: { name: 'B' }, index: 1 });
    tab.state().undoRemove();
    expect(storage.names()).toEqual(['A', 'B', 'C']);
    expect(tab.state().lastRemoved).toBeNull();
  });

  test('removing an unknown id, and Undo with nothing to undo, do nothing', () => {
    const tab = openTab();
    tab.state().add(draft('A'));
    const before = tab.state();
    tab.state().remove('unknown');
    tab.state().undoRemove();
    tab.state().undoMerge();
    expect(tab.state()).toBe(before);
  });

  test('items of old are removed though they had no id', () => {
    storage.setItem(KEY, '[{"type":"beach","name":"A"},{"type":"beach","name":"B"}]');
    const tab = openTab();
    tab.state().reload();
    tab.state().remove(tab.state().items[0]?.id ?? '');
    expect(storage.names()).toEqual(['B']);
  });

  test('what a newer version added to an item survives a change', () => {
    storage.setItem(KEY, '[{"id":"1","type":"beach","name":"A","note":"towel"}]');
    openTab().state().add(draft('B'));
    expect(storage.getItem(KEY)).toContain('"note":"towel"');
  });

  test('the wrapper of another version becomes a bare list at the next change', () => {
    storage.setItem(KEY, '{"state":{"items":[{"type":"beach","name":"A"}]},"version":0}');
    openTab().state().add(draft('B'));
    expect(storage.names()).toEqual(['A', 'B']);
    expect(storage.entries.has(BACKUP)).toBe(false);
  });
});

describe('the offer to undo', () => {
  test('is for the latest change only', () => {
    const tab = openTab();
    tab.state().add(draft('A'));
    tab.state().toggle(draft('A'));
    tab.state().mergeShared([draft('B')]);
    expect(tab.state().lastRemoved).toBeNull();
    tab.state().toggle(draft('B'));
    expect(tab.state().lastMerged).toBeNull();
  });

  test('that has had its time undoes nothing any more', () => {
    const tab = openTab();
    tab.state().add(draft('A'));
    tab.state().toggle(draft('A'));
    tab.state().dismissUndo();
    tab.state().undoRemove();
    expect(tab.shown()).toEqual([]);
  });
});

describe('a shared plan', () => {
  test('is merged without doubles, and Undo takes out only what was new', () => {
    const tab = openTab();
    tab.state().add(draft('A'));
    tab.state().mergeShared([draft('A'), draft('B'), draft('C')]);
    expect(storage.names()).toEqual(['A', 'B', 'C']);
    expect(tab.state().lastMerged?.map(({ name }) => name)).toEqual(['B', 'C']);
    tab.state().add(draft('D'));
    tab.state().undoMerge();
    expect(storage.names()).toEqual(['A', 'D']);
    expect(tab.state().lastMerged).toBeNull();
  });

  test('that holds nothing new adds nothing', () => {
    const tab = openTab();
    tab.state().add(draft('A'));
    tab.state().mergeShared([draft('A')]);
    expect(tab.state().lastMerged).toEqual([]);
    expect(storage.names()).toEqual(['A']);
  });
});

describe('two tabs on one storage', () => {
  test('that save in turn lose nothing, though neither has heard of the other', () => {
    const [one, two] = [openTab(), openTab()];
    one.state().reload();
    two.state().reload();
    one.state().add(draft('A'));
    two.state().add(draft('B'));
    one.state().add(draft('C'));
    two.state().remove(two.state().items[0]?.id ?? '');
    expect(storage.names()).toEqual(['B', 'C']);
    expect(two.shown()).toEqual(['B', 'C']);
  });

  test('that save the same thing have it once', () => {
    const [one, two] = [openTab(), openTab()];
    one.state().toggle(draft('A'));
    two.state().toggle(draft('A'));
    expect(storage.names()).toEqual(['A']);
    expect(two.shown()).toEqual(['A']);
  });

  test('do not bring back what the other removed', () => {
    const [one, two] = [openTab(), openTab()];
    one.state().add(draft('A'));
    two.state().reload();
    one.state().toggle(draft('A'));
    two.state().add(draft('B'));
    expect(storage.names()).toEqual(['B']);
  });

  test('do not bring back what was saved here and removed there', () => {
    const [one, two] = [openTab(), openTab()];
    one.state().add(draft('A'));
    two.state().reload();
    two.state().toggle(draft('A'));
    one.state().add(draft('B'));
    expect(storage.names()).toEqual(['B']);
  });

  function fire(page: EventTarget, type: string, values: object) {
    page.dispatchEvent(Object.assign(new Event(type), values));
  }

  /** What happens when the other tab read the storage before this one wrote, and wrote after it. */
  function overwrite(page: EventTarget, text: string | null) {
    if (text === null) storage.entries.delete(KEY);
    else storage.entries.set(KEY, text);
    fire(page, 'storage', { key: KEY, newValue: text });
  }

  function overwrittenTab() {
    const other = openTab();
    other.state().add(draft('B'));
    const text = storage.entries.get(KEY) ?? '';
    storage.entries.delete(KEY);
    const page = new EventTarget();
    const tab = openTab();
    followOtherTabs(tab.store, KEY, page);
    tab.state().add(draft('A'));
    return { page, tab, text };
  }

  test('that write in the same moment lose nothing, though one overwrites the other', () => {
    const { page, tab, text } = overwrittenTab();
    overwrite(page, text);
    expect(storage.names()).toEqual(['B', 'A']);
    expect(tab.shown()).toEqual(['B', 'A']);
  });

  test('do not bring back what was removed elsewhere later on', () => {
    const { page, tab, text } = overwrittenTab();
    clock = new Date(NOW.getTime() + 1000);
    overwrite(page, text);
    expect(storage.names()).toEqual(['B']);
    expect(tab.shown()).toEqual(['B']);
  });

  test('do not bring back what was removed here in the same moment', () => {
    const { page, tab, text } = overwrittenTab();
    tab.state().toggle(draft('A'));
    overwrite(page, text);
    expect(storage.names()).toEqual(['B']);
  });

  test('bring nothing back when everything is cleared: neither what waits nor what can be undone', () => {
    const page = new EventTarget();
    const tab = openTab();
    followOtherTabs(tab.store, KEY, page);
    tab.state().add(draft('A'));
    tab.state().toggle(draft('A'));
    storage.room = 0;
    tab.state().add(draft('B'));
    storage.entries.clear();
    storage.room = Infinity;
    fire(page, 'storage', { key: null });
    tab.state().undoRemove();
    tab.state().reload();
    tab.state().catchUp();
    expect(tab.shown()).toEqual([]);
    expect(storage.entries.size).toBe(0);
    expect(tab.state().status).toEqual({ kept: true, notice: 'none' });
  });

  test('bring nothing back when everything is cleared', () => {
    const { page, tab } = overwrittenTab();
    overwrite(page, null);
    expect(tab.shown()).toEqual([]);
    expect(storage.entries.has(KEY)).toBe(false);
  });

  test.each([
    ['the plan was written', 'storage', { key: KEY }, ['A']],
    ['the whole storage was cleared', 'storage', { key: null }, ['A']],
    ['something else was written', 'storage', { key: 'theme' }, []],
    ['the page comes back from the back-forward cache', 'pageshow', { persisted: true }, ['A']],
    ['the page is shown for the first time', 'pageshow', { persisted: false }, []],
  ])('when %s, a tab shows what it should', (_when, type, values, names) => {
    const page = new EventTarget();
    const tab = openTab();
    tab.state().reload();
    followOtherTabs(tab.store, KEY, page);
    openTab().state().add(draft('A'));
    fire(page, type, values);
    expect(tab.shown()).toEqual(names);
  });

  test('a tab that no longer follows is left alone', () => {
    const page = new EventTarget();
    const tab = openTab();
    followOtherTabs(tab.store, KEY, page)();
    fire(page, 'storage', { key: KEY });
    fire(page, 'pageshow', { persisted: true });
    expect(tab.state().ready).toBe(false);
  });
});

describe('a storage that does not keep', () => {
  test.each(['throws when asked for', 'is missing', 'throws when read'])(
    'because it %s: the planner goes on in memory, and says so once',
    (fault) => {
      const { getState } = createPlannerStore({
        key: KEY,
        storage: () => {
          if (fault === 'is missing') return undefined;
          if (fault === 'throws when asked for') throw new DOMException('No', 'SecurityError');
          storage.blocked = true;
          return storage;
        },
        now: () => NOW,
        random: () => (nextRandom += 0.001),
      });
      getState().reload();
      expect(getState()).toMatchObject({ ready: true, status: { kept: false, notice: 'none' } });
      getState().add(draft('A'));
      expect(getState().status).toEqual({ kept: false, notice: 'notKept' });
      getState().dismissNotice();
      getState().add(draft('B'));
      getState().toggle(draft('A'));
      expect(getState().items.map(({ name }) => name)).toEqual(['B']);
      expect(getState().status).toEqual({ kept: false, notice: 'none' });
      getState().undoRemove();
      expect(getState().items.map(({ name }) => name)).toEqual(['A', 'B']);
    },
  );

  test('because it is full: what is shown stays, through a reading too, and is told once', () => {
    const tab = openTab();
    tab.state().add(draft('A'));
    storage.room = 0;
    tab.state().add(draft('B'));
    tab.state().add(draft('C'));
    tab.state().remove(tab.state().items[0]?.id ?? '');
    tab.state().reload();
    expect(tab.shown()).toEqual(['B', 'C']);
    expect(storage.names()).toEqual(['A']);
    expect(tab.state().status).toEqual({ kept: false, notice: 'notKept' });
    tab.state().dismissNotice();
    tab.state().add(draft('D'));
    expect(tab.state().status.notice).toBe('none');
  });

  test('once there is room again everything is written, on top of what others wrote', () => {
    const tab = openTab();
    tab.state().add(draft('A'));
    storage.room = 0;
    tab.state().add(draft('B'));
    storage.room = Infinity;
    openTab().state().add(draft('C'));
    tab.state().reload();
    expect(storage.names()).toEqual(['A', 'C', 'B']);
    expect(tab.state().status).toEqual({ kept: true, notice: 'none' });
  });

  test('that fails a second time is told a second time', () => {
    const tab = openTab();
    const notices = [0, Infinity, 0].map((room, index) => {
      storage.room = room;
      tab.state().add(draft(`Beach ${index}`));
      const { notice } = tab.state().status;
      tab.state().dismissNotice();
      return notice;
    });
    expect(notices).toEqual(['notKept', 'none', 'notKept']);
  });

  test('that is blocked half way through keeps what was read', () => {
    const tab = openTab();
    tab.state().add(draft('A'));
    storage.blocked = true;
    tab.state().add(draft('B'));
    expect(tab.shown()).toEqual(['A', 'B']);
    storage.blocked = false;
    tab.state().reload();
    expect(storage.names()).toEqual(['A', 'B']);
  });
});

describe('a stored text that is not understood', () => {
  const corrupt = '[{"name":"Half a';
  const partly = '[{"type":"beach","name":"A"},"B"]';

  test('is set aside and told; then the plan starts afresh', () => {
    storage.setItem(KEY, corrupt);
    const tab = openTab();
    tab.state().reload();
    expect(storage.getItem(BACKUP)).toBe(corrupt);
    expect(storage.getItem(KEY)).toBe('[]');
    expect(tab.state().status).toEqual({ kept: true, notice: 'setAside' });
    expect(tab.state().backupKey).toBe(BACKUP);
  });

  test('is told once', () => {
    storage.setItem(KEY, corrupt);
    const tab = openTab();
    tab.state().reload();
    tab.state().dismissNotice();
    tab.state().reload();
    expect(tab.state().status.notice).toBe('none');
    const later = openTab();
    later.state().reload();
    expect(later.state().status.notice).toBe('none');
  });

  test('still shows what could be read of it', () => {
    storage.setItem(KEY, partly);
    const tab = openTab();
    tab.state().add(draft('C'));
    expect(storage.names()).toEqual(['A', 'C']);
    expect(storage.getItem(BACKUP)).toBe(partly);
    expect(tab.state().status.notice).toBe('setAside');
  });

  test('never overwrites an earlier backup', () => {
    storage.setItem(BACKUP, 'the first');
    storage.setItem(`${BACKUP}-1754042400000`, 'the second');
    storage.setItem(KEY, corrupt);
    const tab = openTab();
    tab.state().reload();
    expect(storage.getItem(BACKUP)).toBe('the first');
    expect(storage.getItem(`${BACKUP}-1754042400000`)).toBe('the second');
    expect(storage.getItem(`${BACKUP}-1754042400001`)).toBe(corrupt);
    expect(tab.state().backupKey).toBe(`${BACKUP}-1754042400001`);
  });

  test('is backed up once, however often it turns up', () => {
    for (let time = 0; time < 3; time += 1) {
      storage.setItem(KEY, corrupt);
      openTab().state().reload();
    }
    expect([...storage.entries.keys()]).toEqual([KEY, BACKUP]);
  });

  test('leaves no more than five backups: the first and the latest four', () => {
    for (let time = 1; time <= 8; time += 1) {
      clock = new Date(NOW.getTime() + time);
      storage.setItem(KEY, `{"damaged": ${time}`);
      openTab().state().reload();
    }
    storage.setItem('another', 'site');
    const backups = [...storage.entries].filter(([name]) => name.startsWith(BACKUP));
    expect(backups.map(([, text]) => text)).toEqual(
      [1, 5, 6, 7, 8].map((time) => `{"damaged": ${time}`),
    );
  });

  test('of a newer version goes through unharmed, entry by entry and field by field', () => {
    const newer = [
      { kind: 'walk', title: 'To the lighthouse', stops: [1, 2] },
      { id: '1', type: 'beach', name: 'A', rating: { stars: 4 }, note: 'towel' },
    ];
    storage.setItem(KEY, JSON.stringify(newer));
    const tab = openTab();
    tab.state().reload();
    expect(storage.getItem(KEY)).toBe(JSON.stringify(newer));
    tab.state().add(draft('B'));
    tab.state().remove(tab.state().items[1]?.id ?? '');
    const left = JSON.parse(storage.getItem(KEY) ?? '') as unknown[];
    expect(left).toEqual(
      expect.arrayContaining(newer.map((entry) => expect.objectContaining(entry) as unknown)),
    );
    expect(left).toHaveLength(2);
    expect(tab.state().status.notice).toBe('none');
    expect(storage.entries.has(BACKUP)).toBe(false);
  });

  test('keeps both of two things of one name: nobody is to choose for whoever made the list', () => {
    const twins = [draft('A'), { ...draft('A'), description: 'Again.' }];
    storage.setItem(KEY, JSON.stringify(twins));
    const tab = openTab();
    tab.state().reload();
    expect(tab.state().items).toMatchObject(twins);
    expect(tab.state().status.notice).toBe('none');
  });

  test('stays where it is as long as there is no room for its backup', () => {
    storage.setItem(KEY, partly);
    storage.room = 0;
    const tab = openTab();
    tab.state().add(draft('C'));
    expect(tab.shown()).toEqual(['A', 'C']);
    expect(storage.getItem(KEY)).toBe(partly);
    expect(tab.state().status).toEqual({ kept: false, notice: 'notKept' });
    storage.room = Infinity;
    tab.state().reload();
    expect(storage.names()).toEqual(['A', 'C']);
    expect(storage.getItem(BACKUP)).toBe(partly);
    expect(tab.state().status).toEqual({ kept: true, notice: 'setAside' });
  });

  test('is not overwritten though a shorter list would still fit', () => {
    const long = `${partly}${' '.repeat(500)}`;
    storage.setItem(KEY, long);
    storage.room = 400;
    const tab = openTab();
    tab.state().add(draft('C'));
    expect(storage.getItem(KEY)).toBe(long);
    expect(tab.shown()).toEqual(['A', 'C']);
  });

  test('is told once though only its backup could be written, after what is more pressing', () => {
    storage.setItem(KEY, partly);
    storage.room = partly.length;
    const tab = openTab();
    const notices = [1, 2, 3].map(() => {
      tab.state().reload();
      const { notice } = tab.state().status;
      tab.state().dismissNotice();
      return notice;
    });
    expect(notices).toEqual(['notKept', 'setAside', 'none']);
  });
});
