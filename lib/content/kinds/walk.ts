import { touristAttraction } from '@/lib/seo/json-ld/tourist-attraction';
import { allWalks } from '../queries';
import { walkDuration, walkLength } from '../walks';
import type { ContentKind } from './kind';

export const walk: ContentKind<'walk'> = {
  file: 'walks',
  all: allWalks,
  name: ({ title }) => title,
  saved: (item) => ({ location: item.difficulty, duration: walkDuration(item) }),
  search: {
    note: walkLength,
    keywords: ({ difficulty }) => [difficulty, 'Walking', 'Coast path', 'GPX'],
  },
  mapFact: walkLength,
  jsonLd: touristAttraction,
};
