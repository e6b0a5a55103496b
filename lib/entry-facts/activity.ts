import type { ContentKind } from './kind';

export const activity: ContentKind<'activity'> = {
  saved: ({ rating, difficulty, duration }) => ({ rating, location: difficulty, duration }),
  search: {
    note: ({ duration }) => duration,
    keywords: ({ category, difficulty }) => [category, difficulty],
  },
  mapFact: ({ duration }) => duration,
};
