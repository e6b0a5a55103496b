import { pocketFacts } from '@/lib/pocket/from-content';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(pocketFacts());
}
