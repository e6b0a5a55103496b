import { isPlannerType, PLANNER_FILTERS, PLANNER_TYPES, type PlannerFilter } from './item';
import type { Plan } from './plan';

export function filterPlan(plan: Plan, filter: PlannerFilter): Plan {
  if (filter === 'all') return plan;
  return plan.filter(({ type }) => (isPlannerType(type) ? type : 'other') === filter);
}

/** The filters that a plan offers with how many each shows; all but the first add up to it. */
export function filterCounts(plan: Plan): ReadonlyMap<PlannerFilter, number> {
  const filters: readonly PlannerFilter[] = [...PLANNER_FILTERS, 'other'];
  const counts = filters.map((filter) => [filter, filterPlan(plan, filter).length] as const);
  return new Map(counts.filter(([filter, count]) => filter !== 'other' || count > 0));
}

export function countByType(plan: Plan): ReadonlyMap<string, number> {
  const counts = new Map<string, number>(PLANNER_TYPES.map((type) => [type, 0]));
  for (const { type } of plan) counts.set(type, (counts.get(type) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > 0));
}
