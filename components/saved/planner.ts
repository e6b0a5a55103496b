import { useStore } from 'zustand';
import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { followOtherTabs } from '@/lib/store/persistence';
import { createPlannerStore, type PlannerState } from '@/lib/store/store';

export const storeKeys = { planner: plannerStorageKey, trip: tripsStorageKey };

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

export function usePlanner<Part>(select: (state: PlannerState) => Part): Part {
  return useStore(planner, select);
}
