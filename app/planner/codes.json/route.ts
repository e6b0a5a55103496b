import { allCodes } from '@/lib/content/codes';

export const dynamic = 'force-static';

/** The short codes of links, and what each stands for. */
export function GET(): Response {
  return Response.json(allCodes());
}
