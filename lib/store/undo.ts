import { revertTrip } from '@/lib/days/undo';
import type { Trip } from '@/lib/days/trip';
import { type Plan, removeItems, restoreItems } from '@/lib/planner/plan';

export interface PlannerData {
  readonly items: Plan;
  readonly trip: Trip;
}

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

export function revert(current: PlannerData, before: PlannerData, after: PlannerData) {
  const items = revertItems(current.items, before.items, after.items);
  if (before.trip === after.trip) return { data: { ...current, items }, isComplete: true };
  const { trip, isComplete } = revertTrip(current.trip, before.trip, after.trip);
  return { data: { items, trip }, isComplete };
}
