import type { BeachLeaf, JsonLdObject, MergeLeafTypes, TouristAttractionLeaf } from 'schema-dts';
import { beaches } from '@/content/beaches';
import { issuesAt } from '@/lib/check/issues';
import { geoCoordinates } from '@/lib/seo/json-ld/graph';
import type { KindModule } from './module';

export const beach = {
  items: beaches,
  saved: ({ rating, distance }) => ({ rating, location: distance }),
  note: ({ type }) => type,
  keywords: ({ facilities, tideAccess, features, bestFor }) => [
    facilities,
    tideAccess?.spot,
    ...features,
    ...bestFor,
  ],
  sentences: ({ facilities, accessibility, lifeguards, cautions }) => [
    facilities,
    accessibility,
    lifeguards,
    ...cautions,
  ],
  mapFact: ({ type }) => type,
  visit: ({ tideAccess }) => ({ minutes: 120, ...(tideAccess && { tide: tideAccess }) }),
  published: ['type', 'facilities', 'accessibility', 'lifeguards', 'cautions', 'tideAccess'],
  structuredData: (_item, { coordinates }) =>
    ({
      '@type': ['Beach', 'TouristAttraction'],
      geo: geoCoordinates(coordinates),
    }) satisfies MergeLeafTypes<[BeachLeaf, TouristAttractionLeaf]> as unknown as JsonLdObject &
      object,
  rules: ({ gallery, image }, at) =>
    issuesAt(`${at} › gallery`, {
      [`does not start with the beach’s own picture; write "${image.src}" first`]:
        gallery[0]?.src !== image.src,
    }),
} as const satisfies KindModule<'beach'>;
