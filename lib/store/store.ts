import { createStore, type StoreApi } from 'zustand/vanilla';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { parseTrip, stringifyTrip } from '@/lib/days/parse';
import { removeThing } from '@/lib/days/structure';
import { allStops, dayName, isSameThing, type Thing, type Trip } from '@/lib/days/trip';
import { revertTrip } from '@/lib/days/undo';
import { createId, type PlannerItemDraft, shownName } from '@/lib/planner/item';
import { parsePlan, stringifyPlan } from '@/lib/planner/parse';
import { isSaved, mergeItems, type Plan, removeItems, revertItems } from '@/lib/planner/plan';
import {
  type Change,
  createPersistence,
  type Formats,
  type PersistedState,
  type StorageOptions,
} from './persistence';
import { problemWords } from './storage';

export interface PlannerData {
  readonly items: Plan;
  readonly trip: Trip;
}

export type Outcome =
  | 'saved'
  /** It lasts as long as the page; the state’s `problem` says why. */
  | 'notSaved'
  /** Refused: a newer version of the site has written the days. */
  | 'newer'
  | 'unchanged';

const storageNotices = ['notSaved', 'newer', 'unreadable'] as const;
type StorageNotice = (typeof storageNotices)[number];

export interface HistoryEntry {
  readonly words: string;
  readonly steps: readonly (readonly [before: PlannerData, after: PlannerData])[];
  readonly group?: string | undefined;
  readonly isOffered: boolean;
}

export interface PlannerState extends PlannerData, PersistedState {
  /** False until the storage has been asked: the state that the server's HTML shows. */
  readonly ready: boolean;
  readonly history: readonly HistoryEntry[];
  readonly dismissed: readonly StorageNotice[];
  readonly message: string;
  readonly undoProblem: string;
}

export interface ApplyOptions {
  readonly group?: string | undefined;
  readonly isOffered?: boolean;
  readonly unchanged?: string | undefined;
  /** Said instead of the words once the change is stored. */
  readonly saved?: string | undefined;
}

export type PlannerStore = StoreApi<PlannerState & ReturnType<typeof createActions>>;

export interface StoreOptions extends StorageOptions {
  readonly random: () => number;
}

const MEMORY = 50;

function createFormats(): Formats<PlannerData> {
  /** What a newer version has stored beside the items; the storage is read before each writing. */
  let foreign: readonly unknown[] = [];
  return {
    items: {
      key: plannerStorageKey,
      parse: (text) => {
        const plan = parsePlan(text);
        ({ foreign } = plan);
        return { value: plan.items, state: plan.complete ? 'whole' : 'partly' };
      },
      // Nothing round the list: a JSON array of items is all that lies under the key.
      stringify: (items) => stringifyPlan(items, foreign),
    },
    trip: {
      key: tripsStorageKey,
      parse: (text) => {
        const { trip, state } = parseTrip(text);
        return { value: trip, state };
      },
      stringify: stringifyTrip,
    },
  };
}

function withoutItems({ items, trip }: PlannerData, ids: readonly string[]): PlannerData {
  const rest = removeItems(items, ids);
  const gone = items.flatMap(({ id, type, slug }) =>
    ids.includes(id) && slug !== undefined ? [{ type, slug }] : [],
  );
  const isKept = (thing: Thing) => rest.some((item) => isSameThing(thing, item));
  return {
    items: rest,
    trip: gone.filter((thing) => !isKept(thing)).reduce(removeThing, trip),
  };
}

function removedWords(name: string, before: PlannerData, after: PlannerData): string {
  const left = new Set(allStops(after.trip).map(({ id }) => id));
  const days = before.trip.days.flatMap(({ stops }, index) =>
    stops.some(({ id }) => !left.has(id)) ? [dayName(before.trip, index)] : [],
  );
  return `Removed ${name} from your planner${days.map((day) => ` and from ${day}`).join('')}`;
}

const noChange = 'No change.';

function messageOf(
  outcome: Outcome,
  words: string,
  {
    unchanged = noChange,
    saved = `${words}.`,
    problem,
  }: ApplyOptions & Pick<PlannerState, 'problem'>,
) {
  return {
    saved,
    notSaved: `${words}, but not saved: ${problemWords[problem]}.`,
    newer: 'Your days were made by a newer version of this guide. Reload the page to change them.',
    unchanged,
  }[outcome];
}

type Persistence = ReturnType<typeof createPersistence<PlannerData>>;

/** How changes of the plan are stored, told and taken back. */
function createChanges(
  persistence: Persistence,
  get: () => PlannerState,
  set: (state: Partial<PlannerState>) => void,
) {
  const show = (more: Partial<PlannerState> = {}) =>
    set({ ready: true, ...persistence.data(), ...persistence.state(), ...more });

  function save(change: Change<PlannerData>) {
    let before: PlannerData = get();
    let intended = before;
    persistence.sync((data) => {
      before = data;
      intended = change(data);
      return intended;
    });
    show();
    const after: PlannerData = { items: get().items, trip: get().trip };
    const isUnchanged = before.items === after.items && before.trip === after.trip;
    const isRefused = get().isNewer && intended.trip !== before.trip;
    const stored: Outcome = get().isSaved ? 'saved' : 'notSaved';
    const outcome = !isUnchanged ? stored : isRefused ? 'newer' : 'unchanged';
    set({ dismissed: get().dismissed.filter((notice) => notice !== outcome) });
    return { before, after, outcome } as const;
  }

  function apply(
    change: Change<PlannerData>,
    words: (before: PlannerData, after: PlannerData) => string,
    { group, isOffered = false, unchanged, saved }: ApplyOptions = {},
  ): Outcome {
    const { before, after, outcome } = save(change);
    if (outcome === 'unchanged' || outcome === 'newer') {
      set({ message: messageOf(outcome, '', { unchanged, ...get() }) });
      return outcome;
    }
    const { history } = get();
    const latest = history.at(-1);
    const isMore = group !== undefined && latest?.group === group;
    const steps = [...(isMore ? latest.steps : []), [before, after] as const];
    const label = words(before, after);
    const entry: HistoryEntry = { words: label, steps, group, isOffered };
    set({
      history: [...(isMore ? history.slice(0, -1) : history), entry].slice(-MEMORY),
      message: messageOf(outcome, label, { saved, ...get() }),
    });
    return outcome;
  }

  function undo(entry = get().history.at(-1)): void {
    if (!entry) return;
    const undone = { isComplete: true };
    const { outcome } = save((current) => {
      undone.isComplete = true;
      return entry.steps.reduceRight((data, [before, after]) => {
        const items = revertItems(data.items, before.items, after.items);
        if (before.trip === after.trip) return { ...data, items };
        const { trip, isComplete } = revertTrip(data.trip, before.trip, after.trip);
        undone.isComplete &&= isComplete;
        return { items, trip };
      }, current);
    });
    const { isComplete } = undone;
    const problem =
      outcome === 'unchanged'
        ? `Can’t undo “${entry.words}”: it was changed since.`
        : messageOf(outcome, `Partly undone: ${entry.words}. What was changed since stays`, get());
    set({
      history: get().history.filter((other) => other !== entry),
      message: isComplete ? messageOf(outcome, `Undone: ${entry.words}`, get()) : problem,
      undoProblem: isComplete ? '' : problem,
    });
  }

  return { show, save, apply, undo };
}

function createActions(
  persistence: Persistence,
  get: () => PlannerState,
  set: (state: Partial<PlannerState>) => void,
  { now, random }: Pick<StoreOptions, 'now' | 'random'>,
) {
  const { show, save, apply, undo } = createChanges(persistence, get, set);
  const newId = () => createId(now(), random);

  /** That nothing was changed is not said for longer than it is so. */
  function follow(read: () => void): void {
    const { items, trip, message } = get();
    read();
    const data = persistence.data();
    const isSame = data.items === items && data.trip === trip;
    show({ message: !isSame && message === noChange ? '' : message });
  }

  function add(draft: PlannerItemDraft): Outcome {
    const item = { ...draft, id: newId(), savedAt: now().toISOString() };
    return save((data) => {
      const items = mergeItems(data.items, [item]);
      return items === data.items ? data : { ...data, items };
    }).outcome;
  }

  function remove(...ids: readonly string[]): void {
    const item = get().items.find(({ id }) => ids.includes(id));
    if (!item) return;
    apply(
      (data) => withoutItems(data, ids),
      (before, after) => removedWords(shownName(item), before, after),
      { isOffered: true },
    );
  }

  const removalOf = (draft: PlannerItemDraft) =>
    get().history.findLast(({ steps }) =>
      steps.some(([before, after]) => isSaved(before.items, draft) && !isSaved(after.items, draft)),
    );

  return {
    add,
    apply,
    remove,
    undo,
    newId,

    /** Reads the storage again: after hydration, and whenever another page may have written to it. */
    reload: () => follow(persistence.sync),
    catchUp: () => follow(persistence.catchUp),

    /** Gives up what is only in memory, and what could be undone: everything has been cleared. */
    forget: () => {
      persistence.forget();
      show({ history: [], dismissed: [], message: '', undoProblem: '' });
    },

    /**
     * What a heart does: where all are saved they go, else what is missing is saved. What this page
     * has removed comes back with its stops.
     */
    toggle: (...drafts: readonly PlannerItemDraft[]) => {
      const isMissing = (draft: PlannerItemDraft) => !isSaved(get().items, draft);
      const missing = drafts.filter(isMissing);
      if (missing.length === 0) {
        const saved = get().items.filter((item) => drafts.some(({ name }) => name === item.name));
        remove(...saved.map(({ id }) => id));
      }
      for (const draft of missing) {
        const removal = removalOf(draft);
        if (removal) undo(removal);
        if (isMissing(draft)) add(draft);
      }
    },

    /** @param change one of `lib/days/changes.ts` with ids made beforehand: it may be applied more than once */
    applyToTrip: (words: string, change: Change<Trip>, options?: ApplyOptions) =>
      apply(
        (data) => {
          const trip = change(data.trip);
          return trip === data.trip ? data : { ...data, trip };
        },
        () => words,
        options,
      ),

    dismissOffers: () =>
      set({ history: get().history.map((entry) => ({ ...entry, isOffered: false })) }),

    dismiss: (notice: StorageNotice) => {
      if (notice === 'unreadable') persistence.acknowledge();
      show({ dismissed: [...get().dismissed, notice] });
    },

    /** All that would be stored if there were room, by its keys: what a backup holds. */
    entries: persistence.entries,
    unreadableText: persistence.unreadableText,
  };
}

/** A store that shows an empty plan until `reload` is called, so the first paint is the server's. */
export const createPlannerStore = (options: StoreOptions): PlannerStore =>
  createStore((set, get) => {
    const persistence = createPersistence(createFormats(), options);
    return {
      ...persistence.data(),
      ...persistence.state(),
      ready: false,
      history: [],
      dismissed: [],
      message: '',
      undoProblem: '',
      ...createActions(persistence, get, set, options),
    };
  });

export function dueNotices({
  isSaved: isStored,
  isNewer,
  unreadable,
  dismissed,
}: PlannerState): readonly StorageNotice[] {
  const isDue = { notSaved: !isStored, newer: isNewer, unreadable: unreadable.length > 0 };
  return storageNotices.filter((notice) => isDue[notice] && !dismissed.includes(notice));
}
