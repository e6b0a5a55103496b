/** Each gives back the same list when there was nothing to do. */
import type { PlannerItem } from './item';

/** Saved things in the order in which they were saved. A list made elsewhere may hold twins. */
export type Plan = readonly PlannerItem[];

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

/**
 * The plan without a change: what it took out goes where the first of it stood, or to the end; what
 * is back, or was saved again since, is left out.
 */
export function revertItems(current: Plan, before: Plan, after: Plan): Plan {
  const idsOf = (plan: Plan) => new Set(plan.map(({ id }) => id));
  const [were, are, there] = [idsOf(before), idsOf(after), idsOf(current)];
  const added = after.filter(({ id }) => !were.has(id)).map(({ id }) => id);
  const kept = removeItems(current, added);
  const again = new Set(kept.filter(({ id }) => !were.has(id)).map(({ name }) => name));
  const gone = before.filter(({ id }) => !are.has(id));
  const back = gone.filter(({ id, name }) => !there.has(id) && !again.has(name));
  const index = before.findIndex(({ id }) => id === gone[0]?.id);
  return back.length === 0 ? kept : kept.toSpliced(index, 0, ...back);
}
