/** The browser's one planner, which every heart, the header's count and the planner page share. */
import { useStore } from 'zustand';
import { plannerStorageKey } from '@/content/keys';
import { followOtherTabs } from '@/lib/planner/keeper';
import { createPlannerStore, type PlannerState } from '@/lib/planner/store';

/** Empty until {@link startPlanner} is called, which never happens on the server. */
export const planner = createPlannerStore({
  key: plannerStorageKey,
  storage: () => window.localStorage,
  now: () => new Date(),
  random: () => Math.random(),
});

/** Reads the storage, and again whenever another tab writes to it. @returns what stops that */
export function startPlanner(): () => void {
  planner.getState().reload();
  return followOtherTabs(planner, plannerStorageKey, window);
}

/** A part of the planner's state; while a page hydrates, that of an empty plan. */
export function usePlanner<Part>(select: (state: PlannerState) => Part): Part {
  return useStore(planner, select);
}
