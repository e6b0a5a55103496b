import { mergeTrip } from '@/lib/days/changes';
import { emptyTrip, type Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { mergeItems } from '@/lib/planner/plan';
import { counted } from '@/lib/typeset';
import type { Outcome, PlannerStore } from './store';
import type { PlannerData } from './undo';

function addedWords(before: PlannerData, after: PlannerData): string {
  const items = after.items.length - before.items.length;
  const days = after.trip.days.length - before.trip.days.length;
  const parts = [
    ...(items > 0 ? [`${counted(items, 'item')} to your planner`] : []),
    ...(days > 0 ? [`${counted(days, 'day')} to your trip`] : []),
  ];
  return `Added ${parts.join(' and ')}`;
}

/** Things and days as this planner's own. */
function broughtTo(
  store: PlannerStore,
  drafts: readonly PlannerItemDraft[],
  other: Trip,
): PlannerData {
  const { newId } = store.getState();
  const savedAt = new Date().toISOString();
  return {
    items: drafts.map((draft) => ({ ...draft, id: newId(), savedAt })),
    trip: {
      ...other,
      days: other.days.map((day) => ({
        ...day,
        id: newId(),
        stops: day.stops.map((stop) => ({ ...stop, id: newId() })),
      })),
    },
  };
}

/** Puts a plan in the place of this one; Undo brings it back. */
export function replacePlan(
  store: PlannerStore,
  drafts: readonly PlannerItemDraft[],
  other: Trip,
): Outcome {
  const { items, trip } = broughtTo(store, drafts, other);
  const outcome = store.getState().apply(
    () => ({ items: mergeItems([], items), trip }),
    () => 'Replaced your plan',
    { isOffered: true },
  );
  store.setState({ hasSaved: true });
  return outcome;
}

/** Saves things and adds days as far as there is room, with one message and one Undo for both. */
export function mergePlan(
  store: PlannerStore,
  drafts: readonly PlannerItemDraft[],
  other: Trip = emptyTrip,
): Outcome {
  const { items, trip } = broughtTo(store, drafts, other);
  const outcome = store.getState().apply(
    (data) => {
      const merged = {
        items: mergeItems(data.items, items),
        trip: mergeTrip(data.trip, trip),
      };
      return merged.items === data.items && merged.trip === data.trip ? data : merged;
    },
    addedWords,
    { isOffered: true, unchanged: 'You have all of it already.' },
  );
  store.setState({ hasSaved: true });
  return outcome;
}
