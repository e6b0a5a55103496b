import { pocketFacts } from '@/lib/pocket/from-content';

export const dynamic = 'force-static';

/** What the pocket guide prints beside the days. */
export function GET(): Response {
  return Response.json(pocketFacts());
}
