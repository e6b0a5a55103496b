/**
 * Two windows on one storage that fills, blocks and comes back, with reloads and undo, in any order.
 * After each step: what was said is what is stored, and nothing that the visitor made is gone
 * without their pressing for it.
 */
import fc from 'fast-check';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { readBackup, replaceEntries, writeBackup } from '@/lib/backup/backup';
import { changeStop } from '@/lib/days/changes';
import { addDay, addStop, moveStop, removeDay, removeStop } from '@/lib/days/structure';
import { parseTrip } from '@/lib/days/parse';
import { allStops, MAX_DAYS, type Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { parsePlan } from '@/lib/planner/parse';
import { mergePlan } from './merge';
import { createPlannerStore, type HistoryEntry, type PlannerStore } from './store';
import { FakeStorage } from './testing/fake-storage';

const keys = { planner: plannerStorageKey, trip: tripsStorageKey };
const slugs = ['cove', 'head', 'bay'];
const thing = (slug: string): PlannerItemDraft => ({
  type: 'beach',
  slug,
  name: `The ${slug}`,
  description: '',
  image: '',
});

/** What a visitor has made, as facts that can be counted: things, days, stops and notes. */
function factsOf({ items, trip }: Pick<Stored, 'items' | 'trip'>): ReadonlySet<string> {
  return new Set([
    ...items.map(({ name }) => `item ${name}`),
    ...trip.days.map(({ id }) => `day ${id}`),
    ...allStops(trip).map(({ id }) => `stop ${id}`),
    ...allStops(trip).flatMap(({ id, note }) => (note === undefined ? [] : [`note ${id} ${note}`])),
  ]);
}

interface Stored {
  readonly items: ReturnType<typeof parsePlan>['items'];
  readonly trip: Trip;
}

/** The real thing: a browser with two windows. */
class Browser {
  readonly storage = new FakeStorage();
  readonly windows: PlannerStore[] = [];
  private clock = Date.parse('2031-05-01T10:00:00Z');
  private turn = 0;

  constructor() {
    this.windows = [this.open(), this.open()];
  }

  private open(): PlannerStore {
    const store = createPlannerStore({
      storage: () => this.storage,
      now: () => new Date(this.clock),
      random: () => (this.turn += 1e-7),
    });
    store.getState().reload();
    return store;
  }

  /** Windows that could read nothing when they were opened, and read again at the next change. */
  readonly openedWhileBlocked = new Set<PlannerStore>();

  /** What a window showed after its press, before the other wrote a change that waited there. */
  shownAtOnce: ReadonlySet<string> = new Set();

  window(index: number): PlannerStore {
    const store = this.windows[index];
    if (!store) throw new Error(`There is no window ${index}`);
    return store;
  }

  /** What is stored can be read whatever the storage refuses at the moment. */
  stored(): Stored {
    const { entries } = this.storage;
    return {
      items: parsePlan(entries.get(keys.planner) ?? '').items,
      trip: parseTrip(entries.get(keys.trip) ?? '').trip,
    };
  }

  /** A press in a window, and what it said; other windows hear of what is written. */
  press(index: number, action: (store: PlannerStore) => void): void {
    // Presses in two windows are further apart than writes that overtake each other.
    this.clock += 2000;
    this.write(index, () => {
      action(this.window(index));
      this.shownAtOnce = factsOf(this.window(index).getState());
    });
  }

  /** Does something in a window; the other hears of what is written, and may write what waits there. */
  private write(index: number, action: () => void, turn = 0): void {
    if (turn > 10) throw new Error('The windows overwrite each other in a loop.');
    const texts = () => Object.values(keys).map((key) => this.storage.entries.get(key));
    const before = texts();
    action();
    if (texts().every((text, index) => text === before[index])) return;
    const other = 1 - index;
    this.write(other, () => this.window(other).getState().catchUp(), turn + 1);
  }

  reload(index: number): void {
    const store = this.open();
    this.windows[index] = store;
    if (this.storage.isBlocked) this.openedWhileBlocked.add(store);
  }
}

interface Model {
  /** Facts that the visitor has made and not taken away, and that were said to be stored. */
  readonly safe: Set<string>;
  /** What presses may take away that wait to be stored. */
  pressed: { readonly index: number; readonly mayGo: (fact: string) => boolean }[];
}

interface Step {
  readonly name: string;
  readonly run: (browser: Browser, model: Model) => void;
}

/** The press itself may take away what it is for. */
function check(browser: Browser, model: Model, index: number, mayGo: (fact: string) => boolean) {
  const store = browser.window(index);
  const state = store.getState();
  const stored = factsOf(browser.stored());
  // What was said is what is stored. A window that was opened on a blocked storage shows nothing.
  const shown = factsOf(state);
  const showsNothing =
    (browser.storage.isBlocked || browser.openedWhileBlocked.has(store)) && shown.size === 0;
  if (state.isSaved && !showsNothing) expect([...stored].sort()).toEqual([...shown].sort());
  // Nothing is gone that nobody pressed for.
  model.pressed.push({ index, mayGo });
  const gone = [...model.safe].filter((fact) => !stored.has(fact));
  const isPressed = (fact: string) => model.pressed.some((press) => press.mayGo(fact));
  expect(gone.filter((fact) => !isPressed(fact))).toEqual([]);
  for (const fact of gone) model.safe.delete(fact);
  model.pressed = model.pressed.filter((press) => !browser.window(press.index).getState().isSaved);
  if (state.isSaved) for (const fact of stored) model.safe.add(fact);
}

const nothing = () => false;
const pick = <T>(list: readonly T[], index: number): T | undefined =>
  list.length === 0 ? undefined : list[index % list.length];

const pressed = (
  name: string,
  window: number,
  action: (store: PlannerStore) => void,
  mayGo: (store: PlannerStore) => (fact: string) => boolean = () => nothing,
): Step => ({
  name: `window ${window}: ${name}`,
  run: (browser, model) => {
    // The visitor sees what the window shows, and presses for that to go.
    const allowed = mayGo(browser.window(window));
    browser.press(window, action);
    check(browser, model, window, allowed);
  },
});

/** Words of a message that says that something is not so. */
const isRefusal = /not saved|No change|No room|already|newer|Can’t undo/;

const anyStep: fc.Arbitrary<Step> = fc
  .record({
    kind: fc.integer({ min: 0, max: 14 }),
    window: fc.integer({ min: 0, max: 1 }),
    slug: fc.constantFrom(...slugs),
    index: fc.nat({ max: 5 }),
  })
  .map(({ kind, window, slug, index }): Step => {
    const dayAt = (store: PlannerStore) => pick(store.getState().trip.days, index);
    const stopAt = (store: PlannerStore) => pick(allStops(store.getState().trip), index);
    switch (kind) {
      case 0:
        return {
          name: `window ${window}: hearts of ${slug} and another, and of ${slug} again`,
          run: (browser, model) => {
            const another = slugs[(slugs.indexOf(slug) + 1) % slugs.length] ?? slug;
            for (const one of [slug, another, slug]) heartStep(browser, model, window, one);
          },
        };
      case 1:
        return {
          name: `window ${window}: heart of ${slug}`,
          run: (browser, model) => heartStep(browser, model, window, slug),
        };
      case 2:
        return pressed('add a day', window, ({ getState }) => {
          const { applyToTrip, newId, trip } = getState();
          const id = newId();
          if (trip.days.length < MAX_DAYS)
            applyToTrip('Day added', (whole) => addDay(whole, { id, stops: [] }));
        });
      case 3:
        return pressed(
          'remove a day',
          window,
          (store) => {
            const id = dayAt(store)?.id ?? '';
            store.getState().applyToTrip('Day removed', (trip) => removeDay(trip, id));
          },
          (store) => {
            const day = dayAt(store);
            const ids = day ? [day.id, ...day.stops.map(({ id }) => id)] : [];
            return (fact) => ids.some((id) => fact.includes(id));
          },
        );
      case 4:
      case 5:
        return pressed(`add ${slug} to a day`, window, (store) => {
          const { applyToTrip, newId } = store.getState();
          const dayId = dayAt(store)?.id ?? '';
          const stop = { id: newId(), type: 'beach', slug };
          applyToTrip('Stop added', (trip) => addStop(trip, stop, { dayId, index: 9 }));
        });
      case 6:
        return pressed('move a stop', window, (store) => {
          const id = stopAt(store)?.id ?? '';
          const dayId = dayAt(store)?.id ?? '';
          store.getState().applyToTrip('Moved', (trip) => moveStop(trip, id, { dayId, index }));
        });
      case 7:
        return pressed(
          'remove a stop',
          window,
          (store) => {
            const id = stopAt(store)?.id ?? '';
            store.getState().applyToTrip('Removed', (trip) => removeStop(trip, id));
          },
          (store) => {
            const id = stopAt(store)?.id;
            return (fact) => id !== undefined && fact.includes(id);
          },
        );
      case 8:
      case 9:
        return pressed(
          `note ${index}`,
          window,
          (store) => {
            const id = stopAt(store)?.id ?? '';
            const options = { group: `note ${id}` };
            store
              .getState()
              .applyToTrip(
                'Note',
                (trip) => changeStop(trip, id, { note: `n${window}${index}` }),
                options,
              );
          },
          (store) => {
            const id = stopAt(store)?.id;
            return (fact) => id !== undefined && fact.startsWith(`note ${id} `);
          },
        );
      case 10:
        return {
          name: `window ${window}: undo`,
          run: (browser, model) => undoStep(browser, model, window),
        };
      case 11:
        return {
          name: `window ${window}: use ready-made days`,
          run: (browser, model) => {
            browser.press(window, (store) => {
              const days = [{ id: 'x', stops: [{ id: 'y', type: 'beach', slug }] }];
              if (store.getState().trip.days.length < MAX_DAYS) {
                mergePlan(store, [thing(slug)], { settings: {}, days });
              }
            });
            const { message, isSaved } = browser.window(window).getState();
            if (!isSaved) expect(message).toMatch(isRefusal);
            check(browser, model, window, nothing);
          },
        };
      case 12:
        return {
          name: `storage: ${['full', 'blocked', 'comes back'][index % 3]}`,
          run: ({ storage }) => {
            storage.isBlocked = index % 3 === 1;
            storage.quota = index % 3 === 0 ? storage.size : Infinity;
          },
        };
      case 13:
        return {
          name: `window ${window}: reload`,
          run: (browser, model) => {
            browser.reload(window);
            check(browser, model, window, nothing);
          },
        };
      default:
        return {
          name: `window ${window}: replace by a backup`,
          run: (browser, model) => replaceStep(browser, model, window, index),
        };
    }
  });

const everythingOnADay = pressed('use a day with everything on it', 0, (store) => {
  const stops = slugs.map((slug) => ({ id: slug, type: 'beach', slug, note: `of ${slug}` }));
  mergePlan(store, slugs.map(thing), { settings: {}, days: [{ id: 'x', stops }] });
});

/** Everything that a change took away is shown again, or it is said that it is not. */
function checkBack(browser: Browser, window: number, taken: HistoryEntry | undefined): void {
  const [before, after] = taken?.steps[0] ?? [];
  if (!before || !after || browser.window(window).getState().undoProblem !== '') return;
  const left = factsOf(after);
  const missing = [...factsOf(before)].filter(
    (fact) => !left.has(fact) && !browser.shownAtOnce.has(fact),
  );
  expect(missing).toEqual([]);
}

/** Undo takes back the window's own latest change, and nothing that the other has done since. */
function undoStep(browser: Browser, model: Model, window: number): void {
  const latest = browser.window(window).getState().history.at(-1);
  const made = new Set(
    latest?.steps.flatMap(([before, after]) => {
      const were = factsOf(before);
      return [...factsOf(after)].filter((fact) => !were.has(fact));
    }),
  );
  browser.press(window, (store) => store.getState().undo());
  check(browser, model, window, (fact) => made.has(fact));
  checkBack(browser, window, latest);
}

/** A heart that is taken off takes its stops along; pressed again, it brings them back. */
function heartStep(browser: Browser, model: Model, window: number, slug: string): void {
  const store = browser.window(window);
  const { items, trip, history } = store.getState();
  const { name } = thing(slug);
  const isOn = items.some((item) => item.name === name);
  const stops = isOn ? allStops(trip).filter((stop) => stop.slug === slug) : [];
  const facts = stops.flatMap(({ id, note = '' }) => [`stop ${id}`, `note ${id} ${note}`]);
  const removal = history.findLast(({ steps }) =>
    steps.some(
      ([before, after]) =>
        factsOf(before).has(`item ${name}`) && !factsOf(after).has(`item ${name}`),
    ),
  );
  browser.press(window, () => store.getState().toggle(thing(slug)));
  if (isOn) {
    const left = new Set(allStops(store.getState().trip).map(({ id }) => id));
    const isGone = stops.some(({ id }) => !left.has(id));
    expect(store.getState().message.includes(' and from ')).toBe(isGone);
  }
  check(browser, model, window, (fact) => isOn && [`item ${name}`, ...facts].includes(fact));
  if (!isOn) checkBack(browser, window, removal);
}

/** A backup takes the place of all, or nothing changes; what was there can be had again. */
function replaceStep(browser: Browser, model: Model, window: number, index: number): void {
  const { storage } = browser;
  const state = browser.window(window).getState();
  // A backup holds what is shown, whatever the storage holds; a window that shows nothing reads first.
  const isReading =
    browser.openedWhileBlocked.has(browser.window(window)) && factsOf(state).size === 0;
  const shown = factsOf(isReading && !storage.isBlocked ? browser.stored() : state);
  const text = writeBackup(browser.window(window).getState().entries(), new Date(0));
  const backup = readBackup(text);
  if (typeof backup === 'string') throw new Error('It is a backup.');
  const { entries } = backup;
  expect(
    [
      ...factsOf({
        items: parsePlan(entries[keys.planner] ?? '').items,
        trip: parseTrip(entries[keys.trip] ?? '').trip,
      }),
    ].sort(),
  ).toEqual([...shown].sort());

  // The list becomes shorter and the days longer, so that the room may end in the middle.
  const [listed = 0, planned = 0] = Object.values(keys).map(
    (key) => storage.entries.get(key)?.length,
  );
  const longer = {
    [keys.planner]: '[]',
    [keys.trip]: '{"days":[]}'.padStart(planned + listed - 50 + index * 20),
    [`${keys.planner}-slash-key`]: 'off'.padStart(listed),
  };
  const before = storage.all();
  const result = { isReplaced: false };
  browser.press(window, () => {
    try {
      replaceEntries(storage, longer);
      result.isReplaced = true;
    } catch {
      // It is compared below with what was there.
    }
  });
  if (!result.isReplaced) {
    expect(storage.all()).toEqual(before);
    return;
  }
  for (const store of browser.windows) store.getState().forget();
  check(browser, model, window, () => true);
}

test('500 histories of two windows lose nothing, and claim nothing that is not so', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(anyStep, { maxLength: 40 }), (isPlanned, steps) => {
      const browser = new Browser();
      const model: Model = { safe: new Set(), pressed: [] };
      if (isPlanned) everythingOnADay.run(browser, model);
      for (const step of steps) step.run(browser, model);
    }),
    { numRuns: 500 },
  );
});
