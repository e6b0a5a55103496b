import { searchIndex } from '@/lib/search/entries';

export const dynamic = 'force-static';

/** The index that the search loads at its first opening. */
export function GET(): Response {
  return Response.json(searchIndex());
}
