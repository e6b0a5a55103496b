import type { MetadataRoute } from 'next';

import { absoluteUrl } from '@/lib/absolute-url';

export const dynamic = 'force-static';

/**
 * Nothing is disallowed: a crawler that may not read the planner would never see that the page
 * asks not to be indexed.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
