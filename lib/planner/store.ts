/**
 * The visitor's plan, for every heart, the header's count and the planner page.
 *
 * The browser's storage holds the truth, because other tabs write there too: each change is
 * applied to what is stored at that moment, not to what this tab last saw. A change that could not
 * be written waits, and is applied again on top of whatever is read next. So a full or blocked
 * storage loses nothing while the page is open, and the next write that succeeds carries it all.
 *
 * zustand's `persist` is not used: it writes the whole of one tab's memory at each change, which
 * would drop what another tab saved in between, and it lets a full disk throw into the caller.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';

import { createId, type PlannerIdentity, type PlannerItem, type PlannerItemDraft } from './item';
import { findSaved, mergeItems, removeItems, restoreItem, type Plan } from './plan';
import { createPlanStorage, type PlanStorageOptions } from './storage';

export interface PlannerStatus {
  /** False while what is shown is not what is stored: storage blocked, full or unreachable. */
  readonly kept: boolean;
  /**
   * What the visitor is to be told, once each: `setAside`, that part of what was stored was not
   * understood and lies under a backup key; `notKept`, that the plan will not outlast the page.
   */
  readonly notice: 'none' | 'setAside' | 'notKept';
}

export interface PlannerState {
  readonly items: Plan;
  /** False until the storage has been asked: the state that the server's HTML shows. */
  readonly ready: boolean;
  readonly status: PlannerStatus;
  /** The key under which a stored text was set aside; null when none was. */
  readonly backupKey: string | null;
  /** What `undoRemove` puts back, and its place in the list; null for nothing. */
  readonly lastRemoved: { readonly item: PlannerItem; readonly index: number } | null;
  /**
   * What `undoMerge` takes out again: the items that the last merge added; null for nothing. One
   * thing at a time can be undone: the latest.
   */
  readonly lastMerged: Plan | null;
}

export interface PlannerActions {
  /** Reads the storage again: after hydration, and whenever another page may have written to it. */
  readonly reload: () => void;
  /** Reads what another tab has just written, and puts back what that overwrote. */
  readonly catchUp: () => void;
  /** Saves the thing, unless one of its type and name is saved already. */
  readonly add: (draft: PlannerItemDraft) => void;
  /** Removes the item of this id. */
  readonly remove: (id: string) => void;
  /** What a heart does: removes the thing if this tab shows it as saved, else saves it. */
  readonly toggle: (draft: PlannerItemDraft) => void;
  readonly undoRemove: () => void;
  /** Adds the things of a shared plan that are not saved yet. */
  readonly mergeShared: (drafts: readonly PlannerItemDraft[]) => void;
  readonly undoMerge: () => void;
  /** Called when the offer to undo has had its time. */
  readonly dismissUndo: () => void;
  /** Called once the visitor has read the notice, or it has had its time. */
  readonly dismissNotice: () => void;
}

export type PlannerStore = StoreApi<PlannerState & PlannerActions>;

export interface PlannerStoreOptions extends PlanStorageOptions {
  /** A number from 0 up to but not including 1, such as `Math.random`. */
  readonly random: () => number;
}

type Change = (plan: Plan) => Plan;

/** Milliseconds within which another tab may not have seen a change of this one before it wrote. */
const overtaking = 1000;

/** A store that shows an empty plan until `reload` is called, so the first paint is the server's. */
export function createPlannerStore(options: PlannerStoreOptions): PlannerStore {
  const storage = createPlanStorage(options);
  let stored: Plan = [];
  let waiting: readonly Change[] = [];
  /** Changes of this tab that another may have overwritten in the same moment. */
  let recent: readonly { readonly change: Change; readonly at: number }[] = [];
  /** What the visitor has been told of already. */
  let toldNotKept = false;
  let toldSetAside: string | null = null;

  return createStore<PlannerState & PlannerActions>()((set, get) => {
    function justNow(): typeof recent {
      const now = options.now().getTime();
      return recent.filter(({ at }) => Math.abs(now - at) < overtaking);
    }

    /** Brings memory and storage into step, with one change more if there is one. */
    function commit(change?: Change, undo: Partial<PlannerState> = {}): void {
      if (change) {
        waiting = [...waiting, change];
        recent = [...justNow(), { change, at: options.now().getTime() }];
      }
      const read = storage.read();
      if (read) stored = read.items;
      const items = waiting.reduce<Plan>((plan, apply) => apply(plan), stored);

      const unread = read?.setAside ?? null;
      const backupKey = unread === null ? undefined : storage.backUp(unread);
      const backedUp = backupKey !== undefined;
      const upToDate = unread === null && items === stored;
      // A text that was not understood is overwritten only once it is safe elsewhere.
      const writable = read !== undefined && (unread === null || backedUp);
      const kept = writable && (upToDate || storage.write(items));
      if (kept) {
        stored = items;
        waiting = [];
      }

      let { notice } = get().status;
      if (kept && notice === 'notKept') notice = 'none';
      if (backedUp && unread !== toldSetAside) notice = 'setAside';
      if (!kept && !toldNotKept && (waiting.length > 0 || unread !== null)) notice = 'notKept';
      if (notice === 'setAside') toldSetAside = unread;
      toldNotKept = !kept && (toldNotKept || notice === 'notKept');

      set({
        items,
        ready: true,
        status: { kept, notice },
        ...(backupKey !== undefined && { backupKey }),
        ...undo,
      });
    }

    function toItem(draft: PlannerItemDraft): PlannerItem {
      const now = options.now();
      return { ...draft, id: createId(now, options.random), savedAt: now.toISOString() };
    }

    function shown(thing: PlannerIdentity): PlannerItem | undefined {
      return findSaved(get().items, thing);
    }

    return {
      items: [],
      ready: false,
      status: { kept: true, notice: 'none' },
      backupKey: null,
      lastRemoved: null,
      lastMerged: null,

      reload: () => commit(),

      catchUp: () => {
        recent = justNow();
        // Each is harmless where nothing was lost. What waits already is not done twice.
        waiting = [...new Set([...waiting, ...recent.map(({ change }) => change)])];
        commit();
      },

      add: (draft) => {
        const item = toItem(draft);
        commit((plan) => mergeItems(plan, [item]));
      },

      remove: (id) => {
        const index = get().items.findIndex((item) => item.id === id);
        const item = get().items[index];
        if (!item) return;
        commit((plan) => removeItems(plan, [id]), {
          lastRemoved: { item, index },
          lastMerged: null,
        });
      },

      toggle: (draft) => {
        const saved = shown(draft);
        if (saved) get().remove(saved.id);
        else get().add(draft);
      },

      undoRemove: () => {
        const removed = get().lastRemoved;
        if (!removed) return;
        commit((plan) => restoreItem(plan, removed.item, removed.index), { lastRemoved: null });
      },

      mergeShared: (drafts) => {
        const offered = drafts.map(toItem);
        commit((plan) => mergeItems(plan, offered));
        const ids = new Set(offered.map(({ id }) => id));
        set({ lastMerged: get().items.filter(({ id }) => ids.has(id)), lastRemoved: null });
      },

      undoMerge: () => {
        const ids = get().lastMerged?.map(({ id }) => id);
        if (ids) commit((plan) => removeItems(plan, ids), { lastMerged: null });
      },

      dismissUndo: () => set({ lastRemoved: null, lastMerged: null }),

      dismissNotice: () => set({ status: { ...get().status, notice: 'none' } }),
    };
  });
}

/**
 * Keeps a store in step with what other tabs write, and with what was written while its page lay
 * in the back-forward cache.
 *
 * @param page the `window`
 * @returns a function that stops it
 */
export function followOtherTabs(store: PlannerStore, key: string, page: EventTarget): () => void {
  const onStorage = (event: Event) => {
    const { key: changed, newValue } = event as StorageEvent;
    // Clearing the whole storage tells no key, and what was cleared must not come back.
    if (changed === null || (changed === key && newValue === null)) store.getState().reload();
    else if (changed === key) store.getState().catchUp();
  };
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) store.getState().reload();
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pageshow', onPageShow);
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pageshow', onPageShow);
  };
}
