import type { ContentKind } from './kind';

export const area: ContentKind<'area'> = {
  saved: () => ({}),
  search: { keywords: ({ attractions }) => attractions },
  mapFact: ({ attractions }) => attractions.join(', '),
};
