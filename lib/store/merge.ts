import { mergeTrip } from '@/lib/days/changes';
import { emptyTrip, type Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { mergeItems } from '@/lib/planner/plan';
import { counted } from '@/lib/typeset';
import type { Outcome, PlannerData, PlannerStore } from './store';

function addedWords(before: PlannerData, after: PlannerData): string {
  const items = after.items.length - before.items.length;
  const days = after.trip.days.length - before.trip.days.length;
  const parts = [
    ...(items > 0 ? [`${counted(items, 'item')} to your planner`] : []),
    ...(days > 0 ? [`${counted(days, 'day')} to your trip`] : []),
  ];
  return `Added ${parts.join(' and ')}`;
}

/**
 * Saves things and adds days as far as there is room, with one message and one Undo for both.
 *
 * @param isInstead whether they take the place of this plan
 */
export function mergePlan(
  store: PlannerStore,
  drafts: readonly PlannerItemDraft[],
  other: Trip = emptyTrip,
  isInstead = false,
): Outcome {
  const { apply, newId } = store.getState();
  const savedAt = new Date().toISOString();
  const items = drafts.map((draft) => ({ ...draft, id: newId(), savedAt }));
  const days = other.days.map((day) => ({
    ...day,
    id: newId(),
    stops: day.stops.map((stop) => ({ ...stop, id: newId() })),
  }));
  const trip = { ...other, days };
  return apply(
    (data) => {
      if (isInstead) return { items: mergeItems([], items), trip };
      const merged = { items: mergeItems(data.items, items), trip: mergeTrip(data.trip, trip) };
      return merged.items === data.items && merged.trip === data.trip ? data : merged;
    },
    (before, after) => (isInstead ? 'Replaced your plan' : addedWords(before, after)),
    { isOffered: true, unchanged: 'You have all of it already.' },
  );
}
