import { natureDays } from '@/lib/nature/calendar';

export const dynamic = 'force-static';

/** Nature's calendar, all years that are worked out. */
export function GET(): Response {
  return Response.json(natureDays());
}
