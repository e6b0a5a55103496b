import type { MetadataRoute } from 'next';

import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import { themeColor } from '@/styles/tokens';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: withBasePath(routes.home),
    name: `${site.name}, ${site.region}`,
    short_name: site.name,
    description: pages.home.seo.description,
    lang: site.locale,
    start_url: withBasePath(routes.home),
    scope: withBasePath(routes.home),
    display: 'standalone',
    background_color: themeColor.light,
    theme_color: themeColor.light,
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      [192, 512].map((size) => ({
        src: withBasePath(`/icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
