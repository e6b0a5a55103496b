import { daysFacts } from '@/lib/days/from-content';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(daysFacts());
}
