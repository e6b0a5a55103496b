/** The browser's one store of days, which the days' page and the planner's messages share. */
import { useStore } from 'zustand';
import { tripsStorageKey } from '@/content/keys';
import { createTripsStore, followPlan, type TripsState } from '@/lib/days/store';
import { followOtherTabs } from '@/lib/planner/keeper';
import { planner } from '../planner/planner';

/** Empty until {@link startTrips} is called, which never happens on the server. */
export const trips = createTripsStore({
  key: tripsStorageKey,
  storage: () => window.localStorage,
  now: () => new Date(),
  random: () => Math.random(),
});

/** Reads the storage, and again whenever another tab writes to it. @returns what stops that */
export function startTrips(): () => void {
  trips.getState().reload();
  return followOtherTabs(trips, tripsStorageKey, window);
}

/** Lets the days follow what is removed from the planner. @returns what stops that */
export function startFollowing(): () => void {
  return followPlan(trips, planner);
}

/** A part of the state of the days. */
export function useTrips<Part>(select: (state: TripsState) => Part): Part {
  return useStore(trips, select);
}
