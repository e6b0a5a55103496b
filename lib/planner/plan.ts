/** Each gives back the same list when there was nothing to do. */
import type { PlannerItem } from './item';

/** Saved things in the order in which they were saved. A list made elsewhere may hold twins. */
export type Plan = readonly PlannerItem[];

export function savedAs(plan: Plan, { name }: Pick<PlannerItem, 'type' | 'name'>): Plan {
  return plan.filter((item) => item.name === name);
}

export function isSaved(plan: Plan, { name }: Pick<PlannerItem, 'type' | 'name'>): boolean {
  return plan.some((item) => item.name === name);
}

export function mergeItems(plan: Plan, items: readonly PlannerItem[]): Plan {
  const seen = new Set(plan.map(({ name }) => name));
  const fresh = items.filter(({ name }) => !seen.has(name) && seen.add(name));
  return fresh.length === 0 ? plan : [...plan, ...fresh];
}

export function removeItems(plan: Plan, ids: readonly string[]): Plan {
  const gone = new Set(ids);
  const rest = plan.filter((item) => !gone.has(item.id));
  return rest.length === plan.length ? plan : rest;
}

/** They go where the first of them stood, or to the end; those that are back are left out. */
export function restoreItems(plan: Plan, items: Plan, index: number): Plan {
  const there = new Set(plan.map(({ id }) => id));
  const gone = items.filter(({ id }) => !there.has(id));
  return gone.length === 0 ? plan : [...plan.slice(0, index), ...gone, ...plan.slice(index)];
}
