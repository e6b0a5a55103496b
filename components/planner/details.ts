import { calendar, clock, gauge, phone, pin, price, walk } from '@/components/ui/Icon/paths';
import type { ItemKind } from '@/content/types';
import { kindOfType, kinds } from '@/lib/kinds';
import { type PlannerItemDraft } from '@/lib/planner/item';
import { itemDetails, type DetailKind } from '@/lib/planner/words';

interface Naming {
  readonly icon: string;
  readonly label: string;
}

export interface ItemFact extends Naming {
  readonly value: string;
}

const namings: Record<DetailKind, Naming> = {
  location: { icon: pin, label: 'Where' },
  duration: { icon: clock, label: 'Duration' },
  date: { icon: calendar, label: 'When' },
  phone: { icon: phone, label: 'Phone' },
  price: { icon: price, label: 'Price' },
};

const locations: Record<(typeof kinds)[ItemKind]['location'], Naming> = {
  place: namings.location,
  difficulty: { icon: gauge, label: 'Difficulty' },
  distance: { icon: walk, label: 'Distance' },
};

function naming(type: string, detail: DetailKind): Naming {
  const kind = kindOfType(type);
  return detail === 'location' && kind ? locations[kinds[kind].location] : namings[detail];
}

/** @param beside what belongs beside the location, and is never saved with it */
export function itemFacts(item: PlannerItemDraft, beside?: string): readonly ItemFact[] {
  return itemDetails(item).map(({ kind, text }) => ({
    ...naming(item.type, kind),
    value: kind === 'location' && beside ? `${text} · ${beside}` : text,
  }));
}

/** Beside a thing that the site does not have: its facts may have changed since. */
export const goneWords = 'No longer in our guide. Here’s what you saved.';
