import { searchIndex } from '@/lib/search/search-index';

export const dynamic = 'force-static';

/** The index that the search loads at its first opening. */
export function GET(): Response {
  return Response.json(searchIndex());
}
