import type { ContentKind } from './kind';

export const property: ContentKind<'property'> = {
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
};
