import { searchIndex } from '@/lib/search/search-index';

export const dynamic = 'force-static';

export const GET = (): Response => Response.json(searchIndex());
