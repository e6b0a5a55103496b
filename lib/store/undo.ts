import { revertTrip } from '@/lib/days/undo';
import type { Trip } from '@/lib/days/trip';
import { type Plan, removeItems, restoreItems } from '@/lib/planner/plan';

export interface PlannerData {
  readonly items: Plan;
  readonly trip: Trip;
}

/** The list without what a change did to it: what went is back, unless it was saved anew. */
function revertItems(current: Plan, before: Plan, after: Plan): Plan {
  if (before === after) return current;
  const idsOf = (plan: Plan) => new Set(plan.map(({ id }) => id));
  const [were, are] = [idsOf(before), idsOf(after)];
  const names = new Set(current.map(({ name }) => name));
  const index = before.findIndex(({ id }) => !are.has(id));
  const back = before.filter(({ id, name }) => !are.has(id) && !names.has(name));
  const added = after.filter(({ id }) => !were.has(id)).map(({ id }) => id);
  return restoreItems(removeItems(current, added), back, index);
}

/** Takes one change back from the data as they are now. What was changed since stays. */
export function revert(
  current: PlannerData,
  before: PlannerData,
  after: PlannerData,
): { readonly data: PlannerData; readonly isComplete: boolean } {
  const items = revertItems(current.items, before.items, after.items);
  if (before.trip === after.trip) return { data: { ...current, items }, isComplete: true };
  const { trip, isComplete } = revertTrip(current.trip, before.trip, after.trip);
  return { data: { items, trip }, isComplete };
}
