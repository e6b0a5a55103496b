import type { Venue } from '@/content/types';
import { venueTypeLabels } from '@/lib/content/queries';
import type { ContentKind } from './kind';

const typeText = (venue: Venue): string => venueTypeLabels(venue).join(', ');

export const venue: ContentKind<'venue'> = {
  saved: ({ rating, address, phone, priceRange }) => ({
    rating,
    location: address,
    phone,
    price: priceRange,
  }),
  search: {
    note: typeText,
    keywords: ({ cuisine, address, specialties }) => [cuisine, address, ...specialties],
  },
  mapFact: typeText,
};
