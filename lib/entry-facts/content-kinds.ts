import type { Event, ItemKind, ItemOf, Occasion, Venue } from '@/content/types';
import { venueTypeLabels } from '@/lib/content/queries';
import { walkDuration, walkLength } from '@/lib/content/walks';
import { occasionEnd } from '@/lib/events/end';
import { isOver } from '@/lib/events/past';
import { heldText, occasionsOf } from '@/lib/events/rounds';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { builtAt } from '@/lib/time/built';
import { formatDateRange, formatMonth } from '@/lib/time/words';

interface ContentKind<K extends ItemKind> {
  readonly saved: (
    item: ItemOf<K>,
  ) => Omit<PlannerItemDraft, 'type' | 'slug' | 'name' | 'description' | 'image'>;
  /** Beside the name in the search. */
  readonly note?: (item: ItemOf<K>) => string;
  readonly keywords: (item: ItemOf<K>) => readonly (string | undefined)[];
  readonly mapFact: (item: ItemOf<K>) => string;
}

const days = ({ startDate, endDate }: Occasion): string =>
  formatDateRange(startDate, endDate ?? startDate);

/** As of the day of the build. */
function listedDays(item: Event): string {
  const coming = occasionsOf(item).find((occasion) => !isOver(occasionEnd(occasion), builtAt()));
  return coming ? days(coming) : heldText(item.next ?? item);
}

const typeText = (venue: Venue): string => venueTypeLabels(venue).join(', ');

/** Too big for a browser to import. */
export const contentKinds: { readonly [K in ItemKind]: ContentKind<K> } = {
  activity: {
    saved: ({ rating, difficulty, duration }) => ({ rating, location: difficulty, duration }),
    note: ({ duration }) => duration,
    keywords: ({ category, difficulty }) => [category, difficulty],
    mapFact: ({ duration }) => duration,
  },
  walk: {
    saved: (item) => ({ location: item.difficulty, duration: walkDuration(item) }),
    note: walkLength,
    keywords: ({ difficulty }) => [difficulty, 'Walking', 'Coast path', 'GPX'],
    mapFact: walkLength,
  },
  area: {
    saved: () => ({}),
    keywords: ({ attractions }) => attractions,
    mapFact: ({ attractions }) => attractions.join(', '),
  },
  beach: {
    saved: ({ rating, distance }) => ({ rating, location: distance }),
    note: ({ type }) => type,
    keywords: ({ facilities, tideAccess, features, bestFor }) => [
      facilities,
      tideAccess?.spot,
      ...features,
      ...bestFor,
    ],
    mapFact: ({ type }) => type,
  },
  venue: {
    saved: ({ rating, address, phone, priceRange }) => ({
      rating,
      location: address,
      phone,
      price: priceRange,
    }),
    note: typeText,
    keywords: ({ cuisine, address, specialties }) => [cuisine, address, ...specialties],
    mapFact: typeText,
  },
  property: {
    saved: ({ rating, location, pricePerNight }) => ({
      rating,
      location,
      price: `£${pricePerNight}/night`,
    }),
    note: ({ pricePerNight }) => `£${pricePerNight} a night`,
    keywords: ({ type, location, amenities }) => [type, location, ...amenities],
    mapFact: ({ type }) => type,
  },
  event: {
    saved: (item) => ({
      location: item.location,
      date: days(item),
      time: item.startTime,
      price: item.price,
    }),
    note: listedDays,
    keywords: ({ type, location, organizer, startDate }) => [
      type,
      location,
      organizer,
      formatMonth(startDate.slice(0, 7) as `${number}-${number}`),
    ],
    mapFact: listedDays,
  },
};
