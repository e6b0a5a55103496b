import { mergeTrip } from '@/lib/days/moves';
import { emptyTrip, type Trip } from '@/lib/days/trip';
import { createItem, type PlannerItemDraft } from '@/lib/planner/item';
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

/** Saves things and adds days as far as there is room, with one message and one Undo for both. */
export function mergePlan(
  store: PlannerStore,
  drafts: readonly PlannerItemDraft[],
  other: Trip = emptyTrip,
  random: () => number = Math.random,
): Outcome {
  const { newId, apply } = store.getState();
  const items = drafts.map((draft) => createItem(draft, new Date(), random));
  const days = other.days.map((day) => ({
    ...day,
    id: newId(),
    stops: day.stops.map((stop) => ({ ...stop, id: newId() })),
  }));
  const outcome = apply(
    (data) => {
      const merged = {
        items: mergeItems(data.items, items),
        trip: mergeTrip(data.trip, { ...other, days }),
      };
      return merged.items === data.items && merged.trip === data.trip ? data : merged;
    },
    addedWords,
    { isOffered: true, unchanged: 'You have all of it already.' },
  );
  store.setState({ hasSaved: true });
  return outcome;
}
