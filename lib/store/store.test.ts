import { plannerStorageKey as LIST, tripsStorageKey as DAYS } from '@/content/keys';
import { changeStop } from '@/lib/days/changes';
import { addDay, addStop, moveStop, removeDay, removeStop } from '@/lib/days/structure';
import { outline, stopAt } from '@/lib/days/testing/trips';
import type { Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { mergePlan } from './merge';
import { followOtherTabs } from './persistence';
import { createPlannerStore, dueNotices } from './store';
import { FakeStorage } from './testing/fake-storage';

const NOW = new Date('2025-08-01T10:00:00Z');

let storage: FakeStorage;
let nextRandom: number;
let clock: Date;

/** A tab on the storage of this test. */
function openTab(access: () => FakeStorage | undefined = () => storage) {
  const store = createPlannerStore({
    storage: access,
    now: () => clock,
    random: () => (nextRandom += 0.001),
  });
  const state = () => store.getState();
  store.getState().reload();
  return {
    store,
    state,
    names: () => state().items.map(({ name }) => name),
    days: () => outline(state().trip),
    notices: () => dueNotices(state()),
  };
}
type Tab = ReturnType<typeof openTab>;

const draft = (name: string, more: Partial<PlannerItemDraft> = {}): PlannerItemDraft => ({
  type: 'beach',
  name,
  description: '',
  image: '',
  ...more,
});
const cove = draft('The Cove', { slug: 'cove' });

/** The names of what is stored. */
const storedNames = () =>
  (JSON.parse(storage.entries.get(LIST) ?? '[]') as { name: string }[]).map(({ name }) => name);
const storedDays = () => outline(openTab().state().trip);

/** A tab with the cove saved, and a day with the cove and a castle on it. */
function planned(): Tab {
  const tab = openTab();
  tab.state().add(cove);
  tab.state().applyToTrip('Day 1 added', (trip) => addDay(trip, { id: 'one', stops: [] }));
  for (const thing of ['beach:cove', 'activity:castle']) addTo(tab, thing);
  return tab;
}

function addTo(tab: Tab, thing: string, dayId = 'one') {
  return tab
    .state()
    .applyToTrip(`${thing} added`, (trip) => addStop(trip, stopAt(thing), { dayId, index: 9 }));
}

const note = (tab: Tab, text: string, group?: string) =>
  tab.state().applyToTrip('Note saved', (trip) => changeStop(trip, 'beach:cove', { note: text }), {
    ...(group !== undefined && { group }),
  });
const noteOf = (tab: Tab) => tab.state().trip.days[0]?.stops[0]?.note;

beforeEach(() => {
  storage = new FakeStorage();
  nextRandom = 0.1;
  clock = NOW;
});

describe('the saved list', () => {
  test('before the storage is asked the plan is empty, whatever is stored', () => {
    planned();
    const store = createPlannerStore({
      storage: () => storage,
      now: () => NOW,
      random: () => 0.5,
    });
    expect(store.getState()).toMatchObject({ ready: false, items: [], trip: { days: [] } });
  });

  test('under its key lies a bare list with id and time of saving', () => {
    const tab = openTab();
    tab.state().add(draft('Long Sands'));
    const id = tab.state().items[0]?.id;
    expect(id).toMatch(/^1754042400000-[a-z0-9]{8}$/);
    expect(JSON.parse(storage.getItem(LIST) ?? '')).toEqual([
      { ...draft('Long Sands'), id, savedAt: '2025-08-01T10:00:00.000Z' },
    ]);
    expect(openTab().names()).toEqual(['Long Sands']);
  });

  test('a thing is saved once, by its name alone', () => {
    const tab = openTab();
    tab.state().add(draft('North Gate'));
    tab.state().add(draft('North Gate', { type: 'Area' }));
    expect(tab.state().items.map(({ type }) => type)).toEqual(['beach']);
  });

  test('the heart of one name takes out all of that name, and Undo brings all of it back', () => {
    const twins = [
      { ...draft('North Gate'), id: 'a' },
      { ...draft('Long Sands'), id: 'b' },
      { ...draft('North Gate', { type: 'Area' }), id: 'c' },
    ];
    storage.setItem(LIST, JSON.stringify(twins));
    const tab = openTab();
    tab.state().toggle(draft('North Gate', { type: 'activity' }));
    expect(storedNames()).toEqual(['Long Sands']);
    tab.state().undo();
    expect(tab.state().items.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });

  test('removing one of two twins removes that one', () => {
    const twins = [draft('North Gate'), draft('North Gate', { description: 'Again.' })];
    storage.setItem(LIST, JSON.stringify(twins));
    const tab = openTab();
    tab.state().remove(tab.state().items[1]?.id ?? '');
    expect(tab.state().items).toMatchObject([{ description: '' }]);
    tab.state().undo();
    expect(tab.state().items).toMatchObject([{ description: '' }, { description: 'Again.' }]);
  });

  test('Undo brings back a plan that one with the same thing has replaced', () => {
    const tab = openTab();
    for (const name of ['A', 'B']) tab.state().add(draft(name));
    mergePlan(tab.store, [draft('A'), draft('C')], undefined, true);
    expect(storedNames()).toEqual(['A', 'C']);
    tab.state().undo();
    expect(storedNames()).toEqual(['A', 'B']);
  });

  test('a heart that is pressed before the storage was asked loses nothing', () => {
    openTab().state().add(draft('Long Sands'));
    const early = createPlannerStore({
      storage: () => storage,
      now: () => NOW,
      random: () => 0.9,
    });
    early.getState().toggle(draft('Long Sands'));
    early.getState().toggle(draft('North Gate'));
    expect(storedNames()).toEqual(['Long Sands', 'North Gate']);
  });

  test('removing takes out one item, and Undo puts it back in its place', () => {
    const tab = openTab();
    for (const name of ['A', 'B', 'C']) tab.state().add(draft(name));
    tab.state().remove(tab.state().items[1]?.id ?? '');
    expect(storedNames()).toEqual(['A', 'C']);
    tab.state().undo();
    expect(storedNames()).toEqual(['A', 'B', 'C']);
    expect(tab.state().history).toEqual([]);
  });

  test('removing an unknown id, and Undo with nothing to undo, do nothing', () => {
    const tab = openTab();
    tab.state().add(draft('A'));
    const before = tab.state();
    tab.state().remove('unknown');
    tab.state().undo();
    expect(tab.state()).toBe(before);
  });

  test('what is saved again is not put back beside it', () => {
    const tab = openTab();
    tab.state().add(draft('A'));
    tab.state().toggle(draft('A'));
    openTab().state().add(draft('A'));
    tab.state().undo();
    expect(storedNames()).toEqual(['A']);
  });

  test('items of old are removed though they had no id', () => {
    storage.setItem(LIST, '[{"type":"beach","name":"A"},{"type":"beach","name":"B"}]');
    const tab = openTab();
    tab.state().remove(tab.state().items[0]?.id ?? '');
    expect(storedNames()).toEqual(['B']);
  });
});

test('a heart for several saves those that are missing, and then takes all of them off', () => {
  const tab = openTab();
  const stops = [draft('North Gate'), draft('Long Sands')];
  tab.state().toggle(draft('North Gate'));
  tab.state().toggle(...stops);
  expect(tab.names().toSorted()).toEqual(['Long Sands', 'North Gate']);
  tab.state().toggle(...stops);
  expect(tab.names()).toEqual([]);
  tab.state().undo();
  expect(tab.names()).toHaveLength(2);
});

describe('a heart that is taken off', () => {
  test('takes its stops along and says so; Undo brings both back, with time and note', () => {
    const tab = planned();
    note(tab, 'bring a towel');
    tab.state().toggle(cove);
    expect(tab.days()).toEqual([['activity:castle']]);
    expect(tab.state().message).toBe('Removed The Cove from your planner and from Day 1.');
    tab.state().undo();
    expect(tab.names()).toEqual(['The Cove']);
    expect(noteOf(tab)).toBe('bring a towel');
  });

  test('names the date of a dated day', () => {
    const tab = planned();
    tab.state().applyToTrip('Dated', (trip) => ({ ...trip, firstDate: '2027-06-05' }));
    tab.state().toggle(cove);
    expect(tab.state().message).toBe('Removed The Cove from your planner and from Sat 5 Jun.');
  });

  test('comes back with its stops when it is pressed again, however long after', () => {
    const tab = planned();
    note(tab, 'bring a towel');
    tab.state().toggle(cove);
    tab.state().dismissOffers();
    tab.state().toggle(cove);
    expect(noteOf(tab)).toBe('bring a towel');
    expect(storedDays()).toEqual([['beach:cove', 'activity:castle']]);
  });

  test('each of two removals is undone, the second too', () => {
    const tab = planned();
    const castle = draft('The Castle', { type: 'activity', slug: 'castle' });
    tab.state().add(castle);
    tab.state().toggle(cove);
    tab.state().toggle(castle);
    expect(tab.days()).toEqual([[]]);
    tab.state().undo();
    tab.state().undo();
    expect(tab.names()).toEqual(['The Cove', 'The Castle']);
    expect(tab.days()).toEqual([['beach:cove', 'activity:castle']]);
  });

  test('leaves the stops of a twin that stays', () => {
    const tab = planned();
    storage.setItem(LIST, JSON.stringify([cove, { ...cove, description: 'Again.' }]));
    tab.state().reload();
    tab.state().remove(tab.state().items[0]?.id ?? '');
    expect(tab.days()).toEqual([['beach:cove', 'activity:castle']]);
  });
});

describe('days', () => {
  test('one change after the other is taken back, and it is said which', () => {
    const tab = planned();
    tab.state().applyToTrip('Day 1 removed', (trip) => removeDay(trip, 'one'));
    tab.state().undo();
    expect(tab.state().message).toBe('Undone: Day 1 removed.');
    expect(tab.days()).toEqual([['beach:cove', 'activity:castle']]);
    tab.state().undo();
    expect(tab.days()).toEqual([['beach:cove']]);
  });

  test('a change that changes nothing says so, and is not to be taken back', () => {
    const tab = planned();
    const { length } = tab.state().history;
    const stays = (trip: Trip) => moveStop(trip, 'beach:cove', { dayId: 'one', index: 0 });
    expect(tab.state().applyToTrip('Moved', stays, { unchanged: 'No room.' })).toBe('unchanged');
    expect(tab.state().message).toBe('No room.');
    expect(tab.state().history).toHaveLength(length);
  });

  test('what is typed into one field is one change', () => {
    const tab = planned();
    for (const text of ['b', 'bo', 'book']) note(tab, text, 'note of the cove');
    tab.state().undo();
    expect(noteOf(tab)).toBeUndefined();
  });

  test('whole days go in with ids of their own, and come out again by one undo', () => {
    const tab = planned();
    const other = { settings: { dog: true }, days: [{ id: 'one', stops: [stopAt('beach:cove')] }] };
    mergePlan(tab.store, [draft('B')], other);
    expect(tab.state().message).toBe('Added 1 item to your planner and 1 day to your trip.');
    expect(tab.state().trip).toMatchObject({ settings: { dog: true }, days: { length: 2 } });
    expect(new Set(tab.days().flat()).size).toBe(3);
    tab.state().undo();
    expect(tab.names()).toEqual(['The Cove']);
    expect(tab.days()).toEqual([['beach:cove', 'activity:castle']]);
    expect(tab.state().trip.settings).toEqual({});
    expect(mergePlan(tab.store, [cove])).toBe('unchanged');
  });

  test('a plan takes the place of this one, and Undo brings it back', () => {
    const tab = planned();
    const [items, trip] = [tab.state().items, tab.state().trip];
    const other = { settings: { dog: true }, days: [{ id: 'one', stops: [stopAt('beach:cove')] }] };
    mergePlan(tab.store, [draft('B'), draft('B')], other, true);
    expect(tab.state().message).toBe('Replaced your plan.');
    expect(tab.names()).toEqual(['B']);
    expect(tab.state().trip).toMatchObject({
      settings: { dog: true },
      days: [{ stops: [{ type: 'beach', slug: 'cove' }] }],
    });
    tab.state().undo();
    expect(tab.state().items).toEqual(items);
    expect(tab.state().trip).toEqual(trip);
  });

  test('one line a press is not enough for a storage that is full: nothing is claimed', () => {
    const tab = planned();
    storage.quota = 0;
    mergePlan(tab.store, [], { settings: {}, days: [{ id: 'two', stops: [] }] });
    expect(tab.state().message).toBe(
      'Added 1 day to your trip, but not saved: this browser’s storage is full.',
    );
    expect(note(tab, 'towel')).toBe('notSaved');
    expect(tab.notices()).toEqual(['notSaved']);
    storage.quota = Infinity;
    tab.state().reload();
    expect(tab.notices()).toEqual([]);
    expect(storedDays()).toHaveLength(2);
  });
});

describe('undo in one of two windows', () => {
  function windows(): readonly [Tab, Tab] {
    return [planned(), openTab()];
  }

  test('leaves a note that the other wrote', () => {
    const [one, two] = windows();
    note(one, 'mine');
    two.state().reload();
    note(two, 'theirs');
    one.state().undo();
    expect(noteOf(one)).toBe('theirs');
    expect(one.state().undoProblem).toMatch(/^Can’t undo “Note saved”/);
  });

  test('leaves a day that the other has put something on', () => {
    const [one, two] = windows();
    one.state().applyToTrip('Day 2 added', (trip) => addDay(trip, { id: 'two', stops: [] }));
    two
      .state()
      .applyToTrip('Moved', (trip) => moveStop(trip, 'beach:cove', { dayId: 'two', index: 0 }));
    one.state().undo();
    expect(one.days()).toEqual([['activity:castle'], ['beach:cove']]);
    expect(one.state().undoProblem).not.toBe('');
  });

  test('leaves a stop that the other has written a note for', () => {
    const [one, two] = windows();
    addTo(one, 'beach:bay');
    two.state().applyToTrip('Note', (trip) => changeStop(trip, 'beach:bay', { note: 'theirs' }));
    one.state().undo();
    expect(one.days()[0]).toContain('beach:bay');
  });

  test('puts a stop back where it was, beside what the other added', () => {
    const [one, two] = windows();
    one.state().applyToTrip('Time', (trip) => changeStop(trip, 'beach:cove', { time: '10:00' }));
    addTo(two, 'restaurant:inn');
    one.state().undo();
    expect(one.days()).toEqual([['beach:cove', 'activity:castle', 'restaurant:inn']]);
    expect(one.state().trip.days[0]?.stops[0]).toEqual(stopAt('beach:cove'));
    expect(one.state().undoProblem).toBe('');
  });

  test('says that a note cannot be taken back when its stop is gone', () => {
    const [one, two] = windows();
    one.state().applyToTrip('Note', (trip) => changeStop(trip, 'beach:cove', { note: 'mine' }));
    two.state().applyToTrip('Removed', (trip) => removeStop(trip, 'beach:cove'));
    one.state().undo();
    expect(one.state().undoProblem).toMatch(/^Can’t undo “Note”/);
  });

  test('says that a stop cannot come back when its day is gone', () => {
    const [one, two] = windows();
    one.state().toggle(cove);
    two.state().applyToTrip('Removed', (trip) => removeDay(trip, 'one'));
    one.state().undo();
    expect(one.names()).toEqual(['The Cove']);
    expect(one.state().undoProblem).toMatch(/^Partly undone/);
  });
});

describe('two tabs on one storage', () => {
  test('that save in turn lose nothing, though neither has heard of the other', () => {
    const [one, two] = [openTab(), openTab()];
    one.state().add(draft('A'));
    two.state().add(draft('B'));
    one.state().add(draft('C'));
    two.state().remove(two.state().items[0]?.id ?? '');
    expect(storedNames()).toEqual(['B', 'C']);
  });

  test('do not bring back what was saved here and removed there', () => {
    const [one, two] = [openTab(), openTab()];
    one.state().add(draft('A'));
    two.state().reload();
    two.state().toggle(draft('A'));
    one.state().add(draft('B'));
    expect(storedNames()).toEqual(['B']);
  });

  function fire(page: EventTarget, type: string, values: object) {
    page.dispatchEvent(Object.assign(new Event(type), values));
  }

  function follow(tab: Tab) {
    const page = new EventTarget();
    followOtherTabs(tab.state(), page);
    return page;
  }

  /** What happens when the other tab read the storage before this one wrote, and wrote after it. */
  function overwrite(page: EventTarget, text: string | null) {
    if (text === null) storage.entries.delete(LIST);
    else storage.entries.set(LIST, text);
    fire(page, 'storage', { key: LIST, newValue: text });
  }

  function overwrittenTab() {
    openTab().state().add(draft('B'));
    const text = storage.entries.get(LIST) ?? '';
    storage.entries.delete(LIST);
    const tab = openTab();
    const page = follow(tab);
    tab.state().add(draft('A'));
    return { page, tab, text };
  }

  test('that write in the same moment lose nothing, though one overwrites the other', () => {
    const { page, tab, text } = overwrittenTab();
    overwrite(page, text);
    expect(storedNames()).toEqual(['B', 'A']);
    expect(tab.names()).toEqual(['B', 'A']);
  });

  test('do not bring back what was removed elsewhere later on', () => {
    const { page, text } = overwrittenTab();
    clock = new Date(NOW.getTime() + 1000);
    overwrite(page, text);
    expect(storedNames()).toEqual(['B']);
  });

  test('do not bring back what was removed here in the same moment', () => {
    const { page, tab, text } = overwrittenTab();
    tab.state().toggle(draft('A'));
    overwrite(page, text);
    expect(storedNames()).toEqual(['B']);
  });

  test.each([[null], [LIST]])('bring nothing back when %s is cleared', (key) => {
    const tab = planned();
    const page = follow(tab);
    tab.state().toggle(cove);
    storage.quota = 0;
    tab.state().add(draft('B'));
    storage.entries.clear();
    storage.quota = Infinity;
    fire(page, 'storage', { key, newValue: null });
    tab.state().undo();
    tab.state().reload();
    tab.state().catchUp();
    expect([tab.names(), tab.days()]).toEqual([[], []]);
    expect(storage.entries.size).toBe(0);
    expect(tab.notices()).toEqual([]);
  });

  test.each([
    ['the list was written', 'storage', { key: LIST }, ['A']],
    ['the whole storage was cleared', 'storage', { key: null }, ['A']],
    ['something else was written', 'storage', { key: 'theme' }, []],
    ['the page comes back from the back-forward cache', 'pageshow', { persisted: true }, ['A']],
    ['the page is shown for the first time', 'pageshow', { persisted: false }, []],
    ['one comes back to the window', 'focus', {}, ['A']],
  ])('when %s, a tab shows what it should', (_when, type, values, names) => {
    const tab = openTab();
    const page = follow(tab);
    openTab().state().add(draft('A'));
    fire(page, type, values);
    expect(tab.names()).toEqual(names);
  });

  test('a tab that no longer follows is left alone', () => {
    const tab = openTab();
    const page = new EventTarget();
    followOtherTabs(tab.state(), page)();
    openTab().state().add(draft('A'));
    fire(page, 'storage', { key: LIST });
    expect(tab.names()).toEqual([]);
  });
});

describe('a storage that is full or blocked', () => {
  test.each(['throws when asked for', 'is missing', 'throws when read'])(
    'because it %s: the planner goes on in memory, and says so at each press',
    (fault) => {
      storage.isBlocked = true;
      const tab = openTab(() => {
        if (fault === 'is missing') return undefined;
        if (fault === 'throws when asked for') throw new DOMException('No', 'SecurityError');
        return storage;
      });
      expect(tab.notices()).toEqual([]);
      expect(tab.state().add(draft('A'))).toBe('notSaved');
      expect(tab.notices()).toEqual(['notSaved']);
      tab.state().dismiss('notSaved');
      expect(tab.notices()).toEqual([]);
      tab.state().add(draft('B'));
      expect(tab.notices()).toEqual(['notSaved']);
      tab.state().toggle(draft('A'));
      tab.state().undo();
      expect(tab.names()).toEqual(['A', 'B']);
    },
  );

  test.each([
    [new DOMException('Full', 'QuotaExceededError'), 'storage is full'],
    [new DOMException('Denied', 'SecurityError'), 'blocks storage'],
    [new RangeError('Maximum call stack size exceeded'), 'couldn’t store it'],
  ])('only what is full is called full: %s', (thrown, words) => {
    const tab = openTab();
    jest.spyOn(storage, 'setItem').mockImplementation(() => {
      throw thrown;
    });
    mergePlan(tab.store, [draft('A')], { settings: {}, days: [] });
    expect(tab.state().message).toContain(`not saved: this browser`);
    expect(tab.state().message).toContain(words);
  });

  test('once there is room again everything is written, on top of what others wrote', () => {
    const tab = openTab();
    tab.state().add(draft('A'));
    storage.quota = 0;
    tab.state().add(draft('B'));
    storage.quota = Infinity;
    openTab().state().add(draft('C'));
    tab.state().reload();
    expect(storedNames()).toEqual(['A', 'C', 'B']);
    expect(tab.state().isSaved).toBe(true);
  });

  test('a change of list and days is stored whole or not at all', () => {
    const tab = planned();
    const other = openTab();
    const before = storage.all();
    storage.quota = storage.size + 500;
    const days = [{ id: 'two', note: 'n'.repeat(1000), stops: [] }];
    expect(mergePlan(tab.store, [draft('B')], { settings: {}, days })).toBe('notSaved');
    expect(storage.all()).toEqual(before);
    other.state().add(draft('C'));
    storage.quota = Infinity;
    tab.state().catchUp();
    expect(storedNames()).toEqual(['The Cove', 'C', 'B']);
    expect(storedDays()).toHaveLength(2);
  });

  test('a backup holds what is shown, not what is stored', () => {
    const tab = planned();
    storage.quota = 0;
    tab.state().add(draft('B'));
    expect(tab.state().entries()[LIST]).toContain('"B"');
    storage.isBlocked = true;
    note(tab, 'towel');
    expect(tab.state().entries()[DAYS]).toContain('towel');
    expect(tab.state().entries()[LIST]).toContain('"B"');
  });
});

test('of thousands of saved things those that stay are the same objects, so that nothing of them is read or rendered again', () => {
  const many = Array.from({ length: 5000 }, (_, index) => draft(`Beach ${index}`));
  storage.setItem(LIST, JSON.stringify(many));
  const tab = openTab();
  const [first, ...rest] = tab.state().items;
  tab.state().remove(first?.id ?? '');
  tab.state().reload();
  expect(tab.state().items.length).toBe(4999);
  expect(tab.state().items.every((item, index) => item === rest[index])).toBe(true);
});

describe('what cannot be read', () => {
  const corrupt = '{"days":[';

  test('reading never writes, on whichever page', () => {
    for (const text of [corrupt, '[1]', '{"version":2,"days":[]}', '7']) {
      storage = new FakeStorage({ [LIST]: text, [DAYS]: text });
      const tab = openTab();
      tab.state().reload();
      tab.state().catchUp();
      expect(storage.writes).toBe(0);
      expect(storage.all()).toEqual({ [LIST]: text, [DAYS]: text });
    }
  });

  test('is set aside before anything is written over it', () => {
    storage = new FakeStorage({ [DAYS]: corrupt, [LIST]: '[{"name":"A","type":"beach"},"B"]' });
    const tab = openTab();
    expect(tab.names()).toEqual(['A']);
    tab.state().add(draft('C'));
    tab.state().applyToTrip('Day 1 added', (trip) => addDay(trip, { id: 'one', stops: [] }));
    expect(storedNames()).toEqual(['A', 'C']);
    expect(storage.getItem(`${LIST}-backup`)).toBe('[{"name":"A","type":"beach"},"B"]');
    expect(storage.getItem(`${DAYS}-backup`)).toBe(corrupt);
  });

  test('is said on every page until it is dismissed, and can be had as a text', () => {
    storage = new FakeStorage({ [DAYS]: corrupt });
    expect(openTab().notices()).toEqual(['unreadable']);
    const tab = openTab();
    expect(tab.notices()).toEqual(['unreadable']);
    expect(tab.state().unreadableText()).toBe(corrupt);
    tab.state().applyToTrip('Day 1 added', (trip) => addDay(trip, { id: 'one', stops: [] }));
    expect(openTab().notices()).toEqual(['unreadable']);
    expect(openTab().state().unreadableText()).toBe(corrupt);
    tab.state().dismiss('unreadable');
    expect([tab.notices(), openTab().notices()]).toEqual([[], []]);
  });

  test('is set aside when it is dismissed where it lies', () => {
    storage = new FakeStorage({ [DAYS]: corrupt });
    openTab().state().dismiss('unreadable');
    expect(storage.getItem(`${DAYS}-backup`)).toBe(corrupt);
    expect(openTab().notices()).toEqual([]);
  });

  test('stays where it is as long as there is no room for its copy', () => {
    storage = new FakeStorage({ [DAYS]: corrupt.repeat(50) });
    storage.quota = storage.size + 100;
    const tab = openTab();
    tab.state().applyToTrip('Day 1 added', (trip) => addDay(trip, { id: 'one', stops: [] }));
    expect(storage.getItem(DAYS)).toBe(corrupt.repeat(50));
    expect(tab.notices()).toEqual(['notSaved', 'unreadable']);
    storage.quota = Infinity;
    tab.state().reload();
    expect(storage.getItem(`${DAYS}-backup`)).toBe(corrupt.repeat(50));
    expect(storedDays()).toEqual([[]]);
  });

  test('never overwrites an earlier copy, and the same text has one', () => {
    storage = new FakeStorage({ [`${LIST}-backup`]: 'the first' });
    for (let time = 0; time < 3; time += 1) {
      storage.setItem(LIST, corrupt);
      openTab().state().add(draft('A'));
    }
    expect(storage.getItem(`${LIST}-backup`)).toBe('the first');
    expect(storage.getItem(`${LIST}-backup-1754042400000`)).toBe(corrupt);
    expect(storage.length).toBe(3);
  });

  test('leaves no more than five copies: the first and the latest four', () => {
    for (let time = 1; time <= 8; time += 1) {
      clock = new Date(NOW.getTime() + time);
      storage.setItem(LIST, `{"damaged": ${time}`);
      openTab().state().add(draft('A'));
    }
    const copies = [...storage.entries].filter(([name]) => name.startsWith(`${LIST}-backup`));
    expect(copies.map(([, text]) => text)).toEqual(
      [1, 5, 6, 7, 8].map((time) => `{"damaged": ${time}`),
    );
  });
});

describe('what a newer version has written', () => {
  test('of the days is left alone and said, and a change of them is refused', () => {
    const newer = '{"version":2,"days":[{"id":"x","legs":[]}]}';
    storage = new FakeStorage({ [DAYS]: newer, [LIST]: JSON.stringify([cove]) });
    const tab = openTab();
    expect(tab.notices()).toEqual(['newer']);
    tab.state().dismiss('newer');
    expect(addTo(tab, 'beach:bay')).toBe('unchanged');
    const add = (trip: Trip) => addDay(trip, { id: 'one', stops: [] });
    expect(tab.state().applyToTrip('Day 1 added', add)).toBe('newer');
    expect(tab.state().message).toMatch(/newer version/);
    expect(tab.notices()).toEqual(['newer']);
    tab.state().toggle(cove);
    expect(tab.state().message).toBe('Removed The Cove from your planner.');
    expect(storage.getItem(DAYS)).toBe(newer);
  });

  test('in the list goes through unharmed, entry by entry and field by field', () => {
    const newer = [
      { kind: 'walk', title: 'To the lighthouse', stops: [1, 2] },
      { id: '1', type: 'beach', name: 'A', rating: { stars: 4 }, note: 'towel' },
    ];
    storage.setItem(LIST, JSON.stringify(newer));
    const tab = openTab();
    tab.state().add(draft('B'));
    tab.state().remove(tab.state().items[1]?.id ?? '');
    const left = JSON.parse(storage.getItem(LIST) ?? '') as unknown[];
    expect(left).toEqual(
      expect.arrayContaining(newer.map((entry) => expect.objectContaining(entry) as unknown)),
    );
    expect(left).toHaveLength(2);
    expect(tab.notices()).toEqual([]);
  });
});

test('what was said of a plan is not said once another tab has changed it', () => {
  const [one, two] = [planned(), openTab()];
  one.state().applyToTrip('Nothing', (trip) => trip);
  expect(one.state().message).toBe('No change.');
  one.state().reload();
  expect(one.state().message).toBe('No change.');
  two.state().applyToTrip('Day 2 added', (trip) => addDay(trip, { id: 'two', stops: [] }));
  one.state().catchUp();
  expect(one.state().message).toBe('');
});
