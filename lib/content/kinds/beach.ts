import { beach as beachNode } from '@/lib/seo/json-ld/beach';
import { allBeaches } from '../queries';
import type { ContentKind } from './kind';

export const beach: ContentKind<'beach'> = {
  file: 'beaches',
  all: allBeaches,
  name: ({ name }) => name,
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
  jsonLd: beachNode,
};
