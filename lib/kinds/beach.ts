import type { BeachLeaf, JsonLdObject, MergeLeafTypes, TouristAttractionLeaf } from 'schema-dts';
import { beaches } from '@/content/beaches';
import { facilitiesAt, facilityLabels } from '@/lib/content/facilities';
import type { KindModule } from './module';

export const beach = {
  items: beaches,
  saved: ({ rating, distance }) => ({ rating, location: distance }),
  note: ({ type }) => type,
  keywords: ({ place, tideAccess, features, bestFor }) => [
    ...facilitiesAt(place).flatMap(({ topic, sign }) =>
      // Who looks for dogs wants a place where they may come.
      sign && topic !== 'dogs' ? [facilityLabels[topic], sign] : [],
    ),
    tideAccess?.spot,
    ...features,
    ...bestFor,
  ],
  sentences: ({ place, accessibility, cautions }) => [
    ...facilitiesAt(place)
      .filter(({ topic }) => topic !== 'dogs')
      .map(({ topic, text }) => `${facilityLabels[topic]}: ${text}`),
    accessibility,
    ...cautions,
  ],
  visit: ({ place, tideAccess }) => {
    const surface = facilitiesAt(place).find(({ topic }) => topic === 'surface')?.text;
    return { minutes: 120, ...(surface && { surface }), ...(tideAccess && { tide: tideAccess }) };
  },
  published: ['type', 'accessibility', 'cautions', 'tideAccess'],
  structuredData: () =>
    ({ '@type': ['Beach', 'TouristAttraction'] }) satisfies MergeLeafTypes<
      [BeachLeaf, TouristAttractionLeaf]
    > as unknown as JsonLdObject & object,
} as const satisfies KindModule<'beach'>;
