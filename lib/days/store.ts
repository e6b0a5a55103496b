/**
 * The visitor's days, in a store like the planner's and kept by the same keeper: under a key of
 * their own, one shape with a version.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Change, createKeeper, type Kept, type KeptState, unread } from '@/lib/planner/keeper';
import { createId } from '@/lib/planner/item';
import type { Plan } from '@/lib/planner/plan';
import type { StoragePlace } from '@/lib/planner/storage';
import type { PlannerState, PlannerStore } from '@/lib/planner/store';
import { mergeTrip, removeThing, restoreStops, stopsAt, type TakenStops } from './moves';
import { tripFormat } from './parse';
import { emptyTrip, type Trip } from './trip';
import { undoOf } from './undo';

/** A change that can be taken back. */
export interface Done {
  /** What was done, in the words in which it was announced. */
  readonly words: string;
  readonly undo: Change<Trip>;
}

export interface TripsState extends KeptState {
  readonly trip: Trip;
  /** What can be taken back, the latest last. */
  readonly done: readonly Done[];
  /** What `undoMerge` takes out again: the latest days that were put in whole; null for nothing. */
  readonly lastMerged: (Done & { readonly days: number }) | null;
}

export interface TripsActions {
  /** Reads the storage again: after hydration, and whenever another page may have written to it. */
  readonly reload: () => void;
  /** Reads what another tab has just written, and puts back what that overwrote. */
  readonly catchUp: () => void;
  /** Gives up what is only in memory, and what could be undone: everything has been cleared. */
  readonly forget: () => void;
  /**
   * Makes one or several moves as one change that one `undo` takes back. What changes nothing can
   * not be taken back either.
   *
   * @param words what is done, as it is announced: "Castle moved to Day 2"
   * @param move one of `moves.ts`, with its ids made beforehand: it may be applied more than once
   */
  readonly change: (words: string, move: Change<Trip>) => void;
  /** Takes back the latest change; returns its words, or undefined when there was none. */
  readonly undo: () => string | undefined;
  /** Puts ready-made or shared days behind the visitor's own, as far as there is room. */
  readonly merge: (words: string, other: Trip) => void;
  readonly undoMerge: () => void;
  /** Called when the offer to undo a merge has had its time. */
  readonly dismissMerge: () => void;
  /** A change that goes along with another one, and is taken back with that: see `followPlan`. */
  readonly alongside: (move: Change<Trip>) => void;
  /** Called once the visitor has read the notice, or it has had its time. */
  readonly dismissNotice: () => void;
  /** An id for a new day or stop. */
  readonly newId: () => string;
}

export type TripsStore = StoreApi<TripsState & TripsActions>;

export interface TripsStoreOptions extends StoragePlace {
  /** A number from 0 up to but not including 1, such as `Math.random`. */
  readonly random: () => number;
}

/** How many changes can be taken back. */
const MEMORY = 50;

/** A store that shows an empty trip until `reload` is called, so the first paint is the server's. */
export function createTripsStore(options: TripsStoreOptions): TripsStore {
  return createStore<TripsState & TripsActions>()((set, get) => {
    const keeper = createKeeper<Trip>({
      ...options,
      ...tripFormat,
      empty: emptyTrip,
      shown: get,
    });

    function show({ value, state }: Kept<Trip>): void {
      set({ trip: value, ...state });
    }

    return {
      trip: emptyTrip,
      done: [],
      lastMerged: null,
      ...unread,

      reload: () => show(keeper.commit()),

      catchUp: () => show(keeper.catchUp()),

      forget: () => {
        show(keeper.forget());
        set({ done: [], lastMerged: null });
      },

      change: (words, move) => {
        // Another tab may have changed what was stored: what is undone is the change of that.
        let undo: Change<Trip> | undefined;
        show(
          keeper.commit((before) => {
            const after = move(before);
            undo = after === before ? undefined : undoOf(before, after);
            return after;
          }),
        );
        if (undo) set({ done: [...get().done, { words, undo }].slice(-MEMORY) });
      },

      undo: () => {
        const latest = get().done.at(-1);
        if (!latest) return undefined;
        show(keeper.commit(latest.undo));
        set({ done: get().done.slice(0, -1), lastMerged: null });
        return latest.words;
      },

      merge: (words, other) => {
        const { newId, change } = get();
        const days = other.days.map((day) => ({
          ...day,
          id: newId(),
          stops: day.stops.map((stop) => ({ ...stop, id: newId() })),
        }));
        const before = get().done;
        change(words, (trip) => mergeTrip(trip, { ...other, days }));
        const { done, trip } = get();
        const ids = new Set(days.map(({ id }) => id));
        const merged = trip.days.filter(({ id }) => ids.has(id)).length;
        const latest = done.at(-1);
        set({ lastMerged: done === before || !latest ? null : { ...latest, days: merged } });
      },

      undoMerge: () => {
        const { lastMerged, done } = get();
        if (!lastMerged) return;
        show(keeper.commit(lastMerged.undo));
        set({ lastMerged: null, done: done.filter(({ undo }) => undo !== lastMerged.undo) });
      },

      dismissMerge: () => set({ lastMerged: null }),

      alongside: (move) => show(keeper.commit(move)),

      dismissNotice: () => set({ status: { ...get().status, notice: 'none' } }),

      newId: () => createId(options.now(), options.random),
    };
  });
}

/**
 * Lets the days follow the saved list: what is removed from it takes its stops along, and Undo
 * brings both back. Removals that other tabs make are theirs to follow.
 *
 * @returns a function that stops it
 */
export function followPlan(trips: TripsStore, planner: PlannerStore): () => void {
  let taken: TakenStops = [];

  function take(removed: PlannerState['lastRemoved']): void {
    taken = [];
    if (removed?.item.slug === undefined) return;
    const thing = { type: removed.item.type, slug: removed.item.slug };
    trips.getState().reload();
    taken = stopsAt(trips.getState().trip, thing);
    if (taken.length > 0) trips.getState().alongside((trip) => removeThing(trip, thing));
  }

  function bringBack(removed: PlannerState['lastRemoved'], items: Plan): void {
    const returning = taken;
    const isBack = items.some(
      ({ type, slug }) => type === removed?.item.type && slug === removed.item.slug,
    );
    if (!isBack || returning.length === 0) return;
    trips.getState().alongside((trip) => restoreStops(trip, returning));
  }

  // The code that follows may come only with the news that something was removed.
  take(planner.getState().lastRemoved);
  return planner.subscribe(({ lastRemoved, items }, before) => {
    if (lastRemoved === before.lastRemoved) return;
    bringBack(before.lastRemoved, items);
    take(lastRemoved);
  });
}
