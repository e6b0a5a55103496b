import { daysFacts } from '@/lib/days/from-content';

export const dynamic = 'force-static';

/** What the check of the days knows, as it is today. */
export function GET(): Response {
  return Response.json(daysFacts());
}
