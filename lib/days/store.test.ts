import type { PlannerItemDraft } from '@/lib/planner/item';
import { createPlannerStore } from '@/lib/planner/store';
import { addDay, addStop, changeStop, moveStop, removeDay } from './moves';
import { createTripsStore, followPlan } from './store';
import { outline, stopAt } from './testing/trips';

const KEY = 'days';

let entries: Map<string, string>;
let full: boolean;
let random: number;

/** A browser's storage that all tabs of a test share. */
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (full) throw new DOMException('Full', 'QuotaExceededError');
    entries.set(key, value);
  },
  removeItem: (key: string) => void entries.delete(key),
  key: (index: number) => [...entries.keys()][index] ?? null,
  get length() {
    return entries.size;
  },
};
const browser = {
  storage: () => storage,
  now: () => new Date('2027-05-01T10:00:00Z'),
  random: () => (random += 0.001),
};

function openTab() {
  const store = createTripsStore({ ...browser, key: KEY });
  store.getState().reload();
  return { store, state: () => store.getState(), shown: () => outline(store.getState().trip) };
}

type Tab = ReturnType<typeof openTab>;
const add = (tab: Tab, thing: string, dayId = 'one') =>
  tab.state().change(`${thing} added`, (trip) => addStop(trip, stopAt(thing), { dayId, index: 9 }));

beforeEach(() => {
  entries = new Map();
  full = false;
  random = 0.1;
});

/** A tab with one day and two stops on it. */
function planned(): Tab {
  const tab = openTab();
  tab.state().change('Day added', (trip) => addDay(trip, { id: 'one', stops: [] }));
  add(tab, 'beach:cove');
  add(tab, 'activity:castle');
  return tab;
}

it('shows nothing before the storage is asked, and afterwards what is there', () => {
  planned();
  const store = createTripsStore({ ...browser, key: KEY });
  expect(store.getState()).toMatchObject({ ready: false, trip: { days: [] } });
  store.getState().reload();
  expect(outline(store.getState().trip)).toEqual([['beach:cove', 'activity:castle']]);
});

it('forgets what waits and what could be undone, once everything has been cleared', () => {
  const tab = planned();
  full = true;
  add(tab, 'venue:inn');
  entries.clear();
  full = false;
  tab.state().forget();
  tab.state().undo();
  tab.state().reload();
  expect(tab.shown()).toEqual([]);
  expect([...entries.keys()]).toEqual([]);
});

it('takes back one change after the other, and says which', () => {
  const tab = planned();
  tab.state().change('Day removed', (trip) => removeDay(trip, 'one'));
  expect(tab.state().undo()).toBe('Day removed');
  expect(tab.state().undo()).toBe('activity:castle added');
  expect(tab.shown()).toEqual([['beach:cove']]);
  tab.state().undo();
  tab.state().undo();
  expect(tab.state().undo()).toBeUndefined();
  expect(tab.shown()).toEqual([]);
});

it('has nothing to take back after a change that changed nothing', () => {
  const tab = planned();
  const { length } = tab.state().done;
  tab.state().change('Moved', (trip) => moveStop(trip, 'beach:cove', { dayId: 'one', index: 0 }));
  expect(tab.state().done).toHaveLength(length);
});

it('puts whole days in with ids of their own, and takes them out again by one undo', () => {
  const tab = planned();
  const other = { settings: { dog: true }, days: [{ id: 'one', stops: [stopAt('beach:cove')] }] };
  tab.state().merge('Days of a link added', other);
  expect(tab.state().lastMerged).toMatchObject({ days: 1 });
  expect(tab.state().trip).toMatchObject({ settings: { dog: true }, days: { length: 2 } });
  expect(new Set(tab.shown().flat()).size).toBe(3);
  tab.state().undoMerge();
  expect(tab.shown()).toEqual([['beach:cove', 'activity:castle']]);
  expect(tab.state().trip.settings).toEqual({});
  // What is taken back once is not offered again.
  expect(tab.state().undo()).toBe('activity:castle added');
  tab.state().merge('Nothing added', { settings: {}, days: [] });
  expect(tab.state().lastMerged).toBeNull();
});

it('loses nothing between two tabs, and undoes only its own', () => {
  const one = planned();
  const two = openTab();
  one.state().change('Time set', (trip) => changeStop(trip, 'beach:cove', { time: '10:00' }));
  add(two, 'restaurant:inn');
  one.state().undo();
  expect(one.shown()).toEqual([['beach:cove', 'activity:castle', 'restaurant:inn']]);
  expect(one.state().trip.days[0]?.stops[0]).toEqual(stopAt('beach:cove'));
});

it('says once that a full storage keeps nothing, and keeps all of it as soon as there is room', () => {
  const tab = planned();
  full = true;
  add(tab, 'restaurant:inn');
  expect(tab.state().status).toEqual({ kept: false, notice: 'notKept' });
  tab.state().dismissNotice();
  add(tab, 'beach:bay');
  expect(tab.state().status.notice).toBe('none');
  expect(tab.shown()[0]).toHaveLength(4);
  full = false;
  tab.state().reload();
  expect(openTab().shown()[0]).toHaveLength(4);
});

it('sets aside what it does not understand before it writes', () => {
  entries.set(KEY, 'not days');
  const tab = planned();
  expect(entries.get(`${KEY}-backup`)).toBe('not days');
  expect(tab.state().status.notice).toBe('setAside');
  expect(openTab().shown()).toHaveLength(1);
});

describe('with the saved list', () => {
  const cove: PlannerItemDraft = {
    type: 'beach',
    slug: 'cove',
    name: 'The Cove',
    description: '',
    image: '',
  };

  function followed() {
    const tab = planned();
    const planner = createPlannerStore({ ...browser, key: 'plan' });
    planner.getState().add(cove);
    return { tab, planner, stop: followPlan(tab.store, planner) };
  }

  /** The cove has left the days, and comes back to its place in them when its removal is undone. */
  function expectUndoToBringBack({ tab, planner }: ReturnType<typeof followed>) {
    expect(tab.shown()).toEqual([['activity:castle']]);
    planner.getState().undoRemove();
    expect(tab.shown()).toEqual([['beach:cove', 'activity:castle']]);
  }

  it('a thing that is removed takes its stops along, and Undo brings both back', () => {
    const both = followed();
    both.planner.getState().toggle(cove);
    expectUndoToBringBack(both);
  });

  it('that holds when the days are only loaded once something was removed', () => {
    const both = followed();
    const { tab, planner, stop } = both;
    stop();
    planner.getState().toggle(cove);
    expect(tab.shown()).toEqual([['beach:cove', 'activity:castle']]);
    followPlan(tab.store, planner);
    expectUndoToBringBack(both);
  });

  it('an offer to undo that has had its time leaves the stops away', () => {
    const { tab, planner } = followed();
    planner.getState().toggle(cove);
    planner.getState().dismissUndo();
    planner.getState().undoRemove();
    expect(tab.shown()).toEqual([['activity:castle']]);
  });

  it('saving something leaves the days alone', () => {
    const { tab, planner } = followed();
    planner.getState().add({ ...cove, slug: 'bay', name: 'The Bay' });
    expect(tab.state().done).toHaveLength(3);
    expect(tab.shown()).toEqual([['beach:cove', 'activity:castle']]);
  });
});
