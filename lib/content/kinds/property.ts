import { property as propertyNode } from '@/lib/seo/json-ld/property';
import { allProperties } from '../queries';
import type { ContentKind } from './kind';

export const property: ContentKind<'property'> = {
  file: 'properties',
  all: allProperties,
  name: ({ name }) => name,
  saved: ({ rating, location, pricePerNight }) => ({
    rating,
    location,
    price: `£${pricePerNight}/night`,
  }),
  search: {
    note: ({ pricePerNight }) => `£${pricePerNight} a night`,
    keywords: ({ type, location, amenities }) => [type, location, ...amenities],
  },
  mapFact: ({ type }) => type,
  jsonLd: propertyNode,
};
