import { touristAttraction } from '@/lib/seo/json-ld/tourist-attraction';
import { allActivities } from '../queries';
import type { ContentKind } from './kind';

export const activity: ContentKind<'activity'> = {
  file: 'activities',
  all: allActivities,
  name: ({ title }) => title,
  saved: ({ rating, difficulty, duration }) => ({ rating, location: difficulty, duration }),
  search: {
    note: ({ duration }) => duration,
    keywords: ({ category, difficulty }) => [category, difficulty],
  },
  mapFact: ({ duration }) => duration,
  jsonLd: touristAttraction,
};
