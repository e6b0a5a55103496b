import { searchIndex } from '@/lib/search/search-index';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(searchIndex());
}
