import type { Venue } from '@/content/types';
import { venue as venueNode } from '@/lib/seo/json-ld/venue';
import { allVenues, venueTypeLabels } from '../queries';
import type { ContentKind } from './kind';

const typeText = (venue: Venue): string => venueTypeLabels(venue).join(', ');

export const venue: ContentKind<'venue'> = {
  file: 'venues',
  all: allVenues,
  name: ({ name }) => name,
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
  jsonLd: venueNode,
};
