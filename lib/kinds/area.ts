import { areas } from '@/content/areas';
import { geoCoordinates } from '@/lib/seo/json-ld/graph';
import type { KindModule } from './module';

export const area = {
  items: areas,
  saved: () => ({}),
  keywords: ({ attractions }) => attractions,
  mapFact: ({ attractions }) => attractions.join(', '),
  visit: ({ along }) => ({ minutes: 60, ...(along && { along }) }),
  published: ['attractions'],
  structuredData: (_item, { coordinates }) => ({
    '@type': 'Place',
    geo: geoCoordinates(coordinates),
  }),
} as const satisfies KindModule<'area'>;
