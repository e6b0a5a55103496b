import type { ContentKind } from './kind';

export const beach: ContentKind<'beach'> = {
  saved: ({ rating, distance }) => ({ rating, location: distance }),
  search: {
    note: ({ type }) => type,
    keywords: ({ facilities, tideAccess, features, bestFor }) => [
      facilities,
      tideAccess?.spot,
      ...features,
      ...bestFor,
    ],
  },
  mapFact: ({ type }) => type,
};
