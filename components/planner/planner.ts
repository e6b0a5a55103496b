import { useStore } from 'zustand';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { followOtherTabs } from '@/lib/store/persistence';
import { createPlannerStore, type PlannerState } from '@/lib/store/store';

export const storeKeys = { planner: plannerStorageKey, trip: tripsStorageKey };

/** Empty until {@link startPlanner} is called, which never happens on the server. */
export const planner = createPlannerStore({
  keys: storeKeys,
  storage: () => window.localStorage,
  now: () => new Date(),
  random: () => Math.random(),
});

export function startPlanner(): () => void {
  planner.getState().reload();
  return followOtherTabs(planner.getState(), Object.values(storeKeys), window);
}

/** A part of the planner's state; while a page hydrates, that of an empty plan. */
export function usePlanner<Part>(select: (state: PlannerState) => Part): Part {
  return useStore(planner, select);
}
