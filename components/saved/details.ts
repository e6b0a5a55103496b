import { calendar, clock, gauge, phone, pin, price, walk } from '@/components/ui/Icon/paths';
import { kindOfType, kinds } from '@/lib/kinds';
import { type PlannerItemDraft } from '@/lib/planner/item';

export type ItemFact = ReturnType<typeof itemFacts>[number];

const locations = {
  place: { icon: pin, label: 'Where' },
  difficulty: { icon: gauge, label: 'Difficulty' },
  distance: { icon: walk, label: 'Distance' },
};

/** In the order in which they are shown. @param beside stands beside the location, and is never saved */
export function itemFacts(item: PlannerItemDraft, beside?: string) {
  const { type, location, date, time } = item;
  const kind = kindOfType(type);
  const facts = [
    {
      ...locations[kind ? kinds[kind].location : 'place'],
      value: location && beside ? `${location}; ${beside}` : location,
    },
    { icon: clock, label: 'Duration', value: item.duration },
    { icon: calendar, label: 'When', value: date && time ? `${date} at ${time}` : date },
    { icon: phone, label: 'Phone', value: item.phone },
    { icon: price, label: 'Price', value: item.price },
  ];
  return facts.flatMap(({ value, ...naming }) => (value ? [{ ...naming, value }] : []));
}

/** Beside a thing that the site does not have: its facts may have changed since. */
export const goneWords = 'No longer in our guide. Here’s what you saved.';
