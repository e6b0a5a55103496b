/**
 * What can be done with a plan. Every function is pure, and gives back the very list it was given
 * when there was nothing to do, so that a caller can tell by comparing the two.
 */
import { PLANNER_TYPES, type PlannerFilter, type PlannerIdentity, type PlannerItem } from './item';

/** Saved things in the order in which they were saved, no thing twice. */
export type Plan = readonly PlannerItem[];

/** One text for what makes two things the same: their type and their name. */
export function identityKey({ type, name }: PlannerIdentity): string {
  return `${type}\n${name}`;
}

/** The saved item that is this thing, by type and name. */
export function findSaved(plan: Plan, thing: PlannerIdentity): PlannerItem | undefined {
  return plan.find((item) => item.type === thing.type && item.name === thing.name);
}

/** Whether this thing is in the plan, by type and name: an area and a beach may share a name. */
export function isSaved(plan: Plan, thing: PlannerIdentity): boolean {
  return findSaved(plan, thing) !== undefined;
}

/** The plan with these items after its own, without those that it has already. */
export function mergeItems(plan: Plan, items: readonly PlannerItem[]): Plan {
  const seen = new Set(plan.map(identityKey));
  const fresh = items.filter((item) => {
    const key = identityKey(item);
    return !seen.has(key) && seen.add(key);
  });
  return fresh.length === 0 ? plan : [...plan, ...fresh];
}

/** The plan without the items of these ids. */
export function removeItems(plan: Plan, ids: readonly string[]): Plan {
  const gone = new Set(ids);
  const rest = plan.filter((item) => !gone.has(item.id));
  return rest.length === plan.length ? plan : rest;
}

/**
 * The plan with a removed item back in its old place, or at the end if the plan has become
 * shorter; unchanged if the thing has been saved again meanwhile.
 */
export function restoreItem(plan: Plan, item: PlannerItem, index: number): Plan {
  return isSaved(plan, item) ? plan : [...plan.slice(0, index), item, ...plan.slice(index)];
}

/** The items that a filter lists. */
export function filterPlan(plan: Plan, filter: PlannerFilter): Plan {
  return filter === 'all' ? plan : plan.filter((item) => item.type === filter);
}

/**
 * How many items there are of each type that occurs: the planner's own types first, in the order
 * of the filters, then any others in the order in which they were saved.
 */
export function countByType(plan: Plan): ReadonlyMap<string, number> {
  const counts = new Map<string, number>(PLANNER_TYPES.map((type) => [type, 0]));
  for (const { type } of plan) counts.set(type, (counts.get(type) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > 0));
}
