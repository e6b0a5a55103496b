import { calendar, clock, gauge, phone, pin, pound, walk } from '@/components/ui/Icon/paths';
import { type PlannerItemDraft } from '@/lib/planner/item';
import { itemDetails, type DetailKind } from '@/lib/planner/words';

interface Naming {
  /** The path of its icon. */
  readonly sign: string;
  readonly label: string;
}

/** A fact of a saved thing as it is shown. */
export interface ItemFact extends Naming {
  readonly value: string;
}

const namings: Record<DetailKind, Naming> = {
  location: { sign: pin, label: 'Where' },
  duration: { sign: clock, label: 'Duration' },
  date: { sign: calendar, label: 'When' },
  phone: { sign: phone, label: 'Phone' },
  price: { sign: pound, label: 'Price' },
};

/** What the location of a saved thing holds, where that is not a location. */
const locations = new Map<string, Naming>([
  ['activity', { sign: gauge, label: 'Difficulty' }],
  ['beach', { sign: walk, label: 'Distance' }],
]);

/** The facts of a saved thing with their icons and names, in the order in which they are shown. */
export function itemFacts(item: PlannerItemDraft): readonly ItemFact[] {
  return itemDetails(item).map(({ kind, text }) => ({
    ...namings[kind],
    ...(kind === 'location' && locations.get(item.type)),
    value: text,
  }));
}
