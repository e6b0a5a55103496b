import { natureDays } from '@/lib/nature/calendar';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(natureDays());
}
