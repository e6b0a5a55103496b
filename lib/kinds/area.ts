import { areas } from '@/content/areas';
import type { KindModule } from './module';

export const area = {
  items: areas,
  saved: () => ({}),
  keywords: ({ attractions }) => attractions,
  mapFact: ({ attractions }) => attractions.join(', '),
  visit: ({ along }) => ({ minutes: 60, ...(along && { along }) }),
  published: ['attractions'],
  structuredData: () => ({ '@type': 'Place' }),
} as const satisfies KindModule<'area'>;
