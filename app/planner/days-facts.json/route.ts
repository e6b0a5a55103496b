import { daysFacts } from '@/lib/days/from-content';
import { smallestFiles } from '@/lib/images/images';

export const dynamic = 'force-static';

export const GET = (): Response => Response.json(daysFacts(smallestFiles));
