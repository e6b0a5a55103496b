import { allCodes } from '@/lib/share/all-codes';

export const dynamic = 'force-static';

export const GET = (): Response => Response.json(allCodes());
