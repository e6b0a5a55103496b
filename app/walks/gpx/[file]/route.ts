import { allWalks } from '@/lib/content/queries';
import { walkGpx } from '@/lib/content/walks';
import { fileRoute } from '../../../file-route';

export const dynamic = 'force-static';

export const { generateStaticParams, GET } = fileRoute(
  allWalks().map((walk) => ({
    name: `${walk.slug}.gpx`,
    mediaType: 'application/gpx+xml',
    text: () => walkGpx(walk),
  })),
);
