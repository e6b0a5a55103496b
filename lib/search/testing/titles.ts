/** What a search answers, in a form that a test can read. */
import { createSearch } from '../search';
import type { SearchIndex } from '../types';

/** Searches an index; gives the results as titles, the best first, each behind its group. */
export function titlesFound(index: SearchIndex): (query: string) => string[] {
  const search = createSearch(index);
  return (query) =>
    search(query).flatMap(({ label, entries }) => entries.map(({ title }) => `${label}: ${title}`));
}
