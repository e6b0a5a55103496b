/** The visitor's plan, for every heart, the header's count and the planner page. */
import { createStore, type StoreApi } from 'zustand/vanilla';

import { createId, type PlannerItem, type PlannerItemDraft } from './item';
import { type Change, createKeeper, type KeptState, unread } from './keeper';
import { parsePlan, stringifyPlan } from './parse';
import { mergeItems, removeItems, restoreItems, savedAs, type Plan } from './plan';
import type { StoragePlace } from './storage';

export interface PlannerState extends KeptState {
  readonly items: Plan;
  /** What `undoRemove` puts back, and its place in the list; null for nothing. */
  readonly lastRemoved: {
    readonly item: PlannerItem;
    readonly index: number;
    /** What was removed with it: saved things of the same name, whatever their type. */
    readonly twins: Plan;
  } | null;
  /**
   * What `undoMerge` takes out again: the items that the last merge added; null for nothing. One
   * thing at a time can be undone: the latest.
   */
  readonly lastMerged: Plan | null;
  /** Whether something has been saved since the page was loaded. */
  readonly hasSaved: boolean;
}

export interface PlannerActions {
  /** Reads the storage again: after hydration, and whenever another page may have written to it. */
  readonly reload: () => void;
  /** Reads what another tab has just written, and puts back what that overwrote. */
  readonly catchUp: () => void;
  /** Gives up what is only in memory, and what could be undone: everything has been cleared. */
  readonly forget: () => void;
  /** Saves the thing, unless one of its name is saved already. */
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

export interface PlannerStoreOptions extends StoragePlace {
  /** A number from 0 up to but not including 1, such as `Math.random`. */
  readonly random: () => number;
}

/** A store that shows an empty plan until `reload` is called, so the first paint is the server's. */
export function createPlannerStore(options: PlannerStoreOptions): PlannerStore {
  return createStore<PlannerState & PlannerActions>()((set, get) => {
    /** What a newer version has stored beside the items; the storage is read before each writing. */
    let foreign: readonly unknown[] = [];
    const keeper = createKeeper<Plan>({
      ...options,
      empty: [],
      // Nothing round the list: a JSON array of items is all that lies under the key.
      stringify: (plan) => stringifyPlan(plan, foreign),
      parse: (text) => {
        const parsed = parsePlan(text);
        foreign = parsed.foreign ?? [];
        return { value: parsed.items, setAside: parsed.setAside };
      },
      shown: get,
    });

    function commit(change?: Change<Plan>, undo: Partial<PlannerState> = {}): void {
      const { value, state } = keeper.commit(change);
      set({ items: value, ...state, ...undo });
    }

    function toItem(draft: PlannerItemDraft): PlannerItem {
      const now = options.now();
      return { ...draft, id: createId(now, options.random), savedAt: now.toISOString() };
    }

    function removeAll(ids: readonly string[]): void {
      const { items } = get();
      const index = items.findIndex((item) => ids.includes(item.id));
      const [item, ...twins] = items.filter(({ id }) => ids.includes(id));
      if (!item) return;
      commit((plan) => removeItems(plan, ids), {
        lastRemoved: { item, index, twins },
        lastMerged: null,
      });
    }

    return {
      items: [],
      ...unread,
      lastRemoved: null,
      lastMerged: null,
      hasSaved: false,

      reload: () => commit(),

      catchUp: () => {
        const { value, state } = keeper.catchUp();
        set({ items: value, ...state });
      },

      forget: () => {
        const { value, state } = keeper.forget();
        set({ items: value, ...state, lastRemoved: null, lastMerged: null });
      },

      add: (draft) => {
        const item = toItem(draft);
        // What is saved anew is not put back a second time.
        const removed = get().lastRemoved;
        const lastRemoved = removed?.item.name === draft.name ? null : removed;
        commit((plan) => mergeItems(plan, [item]), { lastRemoved, hasSaved: true });
      },

      remove: (id) => removeAll([id]),

      toggle: (draft) => {
        const saved = savedAs(get().items, draft);
        if (saved.length > 0) removeAll(saved.map(({ id }) => id));
        else get().add(draft);
      },

      undoRemove: () => {
        const removed = get().lastRemoved;
        if (!removed) return;
        const { item, index, twins } = removed;
        commit((plan) => restoreItems(plan, [item, ...twins], index), { lastRemoved: null });
      },

      mergeShared: (drafts) => {
        const offered = drafts.map(toItem);
        commit((plan) => mergeItems(plan, offered));
        const ids = new Set(offered.map(({ id }) => id));
        set({
          lastMerged: get().items.filter(({ id }) => ids.has(id)),
          lastRemoved: null,
          hasSaved: true,
        });
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
