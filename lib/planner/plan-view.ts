import { PLANNER_TYPES, type PlannerFilter } from './item';
import type { Plan } from './plan';

export function filterPlan(plan: Plan, filter: PlannerFilter): Plan {
  return filter === 'all' ? plan : plan.filter((item) => item.type === filter);
}

export function countByType(plan: Plan): ReadonlyMap<string, number> {
  const counts = new Map<string, number>(PLANNER_TYPES.map((type) => [type, 0]));
  for (const { type } of plan) counts.set(type, (counts.get(type) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > 0));
}
