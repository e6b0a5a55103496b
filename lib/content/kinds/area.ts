import { place } from '@/lib/seo/json-ld/place';
import { allAreas } from '../queries';
import type { ContentKind } from './kind';

export const area: ContentKind<'area'> = {
  file: 'areas',
  all: allAreas,
  name: ({ name }) => name,
  saved: () => ({}),
  search: { keywords: ({ attractions }) => attractions },
  mapFact: ({ attractions }) => attractions.join(', '),
  jsonLd: place,
};
