import { undoMerged, useTrips } from '@/components/days/trips';
import type { PlannerItem } from '@/lib/planner/item';
import { planner, usePlanner } from '../planner';

interface Offer {
  /** What was removed last and can be brought back; null for nothing. */
  readonly removed: PlannerItem | null;
  /** How many things were put in by one press, and how many days. */
  readonly added: number;
  readonly addedDays: number;
  /** Takes the latest of these back; undefined where the planner offers nothing. */
  readonly undo: (() => void) | undefined;
}

/** What the planner's messages offer to take back at the moment. */
export function useOffer(): Offer {
  const added = usePlanner(({ lastMerged }) => lastMerged?.length ?? 0);
  const addedDays = useTrips(({ lastMerged }) => lastMerged?.days ?? 0);
  const removed = usePlanner(({ items, lastRemoved }) =>
    lastRemoved && !items.some(({ id }) => id === lastRemoved.item.id) ? lastRemoved.item : null,
  );
  const { undoRemove } = planner.getState();
  const undo = removed ? undoRemove : added > 0 || addedDays > 0 ? undoMerged : undefined;
  return { removed, added, addedDays, undo };
}
