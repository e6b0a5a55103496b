import { allCodes } from '@/lib/share/all-codes';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(allCodes());
}
