/** The browser's one store of days, which the days' page and the planner's messages share. */
import { useStore } from 'zustand';
import { tripsStorageKey } from '@/content/keys';
import { createTripsStore, followPlan, type TripsState } from '@/lib/days/store';
import type { Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { followOtherTabs } from '@/lib/planner/keeper';
import { planner } from '../planner/planner';

/** Empty until {@link startTrips} is called, which never happens on the server. */
export const trips = createTripsStore({
  key: tripsStorageKey,
  storage: () => window.localStorage,
  now: () => new Date(),
  random: () => Math.random(),
});

let follows = false;

/**
 * Reads the storage, and from then on whenever another tab writes to it. Nothing stops that: what
 * is cleared on another page of the site must be forgotten here too, with what could be undone.
 */
export function startTrips(): void {
  trips.getState().reload();
  if (!follows) followOtherTabs(trips, tripsStorageKey, window);
  follows = true;
}

/** Lets the days follow what is removed from the planner. @returns what stops that */
export function startFollowing(): () => void {
  startTrips();
  return followPlan(trips, planner);
}

/**
 * Saves things, and puts days behind the visitor's own; the message that says so takes back both.
 *
 * @param words what is done, as it is announced: "Days of a link added"
 * @returns how many days found room
 */
export function mergeIntoTrip(
  words: string,
  drafts: readonly PlannerItemDraft[],
  days: Trip,
): number {
  startTrips();
  trips.getState().merge(words, days);
  planner.getState().mergeShared(drafts);
  return trips.getState().lastMerged?.days ?? 0;
}

/** Takes out again what was put in whole last: the days, and the things that were saved with them. */
export function undoMerged(): void {
  planner.getState().undoMerge();
  trips.getState().undoMerge();
}

/** A part of the state of the days. */
export function useTrips<Part>(select: (state: TripsState) => Part): Part {
  return useStore(trips, select);
}
