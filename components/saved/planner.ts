import { useStore } from 'zustand';
import { followOtherTabs } from '@/lib/store/persistence';
import { createPlannerStore, type PlannerState } from '@/lib/store/store';

export const planner = createPlannerStore({
  storage: () => window.localStorage,
  now: () => new Date(),
  random: () => Math.random(),
});

export function startPlanner(): () => void {
  planner.getState().reload();
  return followOtherTabs(planner.getState(), window);
}

export function usePlanner<Part>(select: (state: PlannerState) => Part): Part {
  return useStore(planner, select);
}
