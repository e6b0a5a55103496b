import { allCodes } from '@/lib/share/all-codes';

export const dynamic = 'force-static';

/** The short codes of links, and what each stands for. */
export function GET(): Response {
  return Response.json(allCodes());
}
