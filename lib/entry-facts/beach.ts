import type { ContentKind } from './kind';

export const beach: ContentKind<'beach'> = {
  saved: ({ rating, distance }) => ({ rating, location: distance }),
  search: {
    note: ({ distance }) => distance,
    keywords: ({ type, facilities, tideAccess, features, bestFor }) => [
      type,
      facilities,
      tideAccess?.spot,
      ...features,
      ...bestFor,
    ],
  },
  mapFact: ({ type }) => type,
};
