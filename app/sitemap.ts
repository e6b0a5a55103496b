import type { MetadataRoute } from 'next';

import { absoluteUrl } from '@/lib/absolute-url';
import { publishedRoutes } from '@/lib/seo/sitemap-entries';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return publishedRoutes.map(({ path, updated }) => ({
    url: absoluteUrl(path),
    lastModified: updated,
  }));
}
