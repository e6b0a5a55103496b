import { natureDays } from '@/lib/nature/calendar';

export const dynamic = 'force-static';

export const GET = (): Response => Response.json(natureDays());
