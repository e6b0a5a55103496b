import { walkDuration, walkLength } from '@/lib/content/walks';
import type { ContentKind } from './kind';

export const walk: ContentKind<'walk'> = {
  saved: (item) => ({ location: item.difficulty, duration: walkDuration(item) }),
  search: {
    note: walkLength,
    keywords: ({ difficulty }) => [difficulty, 'Walking', 'Coast path', 'GPX'],
  },
  mapFact: walkLength,
};
