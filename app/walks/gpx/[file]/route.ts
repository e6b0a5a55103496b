import { walkGpx } from '@/lib/content/walks';
import { allOfKind } from '@/lib/kinds/entries';
import { fileRoute } from '../../../file-route';

export const dynamic = 'force-static';

export const { generateStaticParams, GET } = fileRoute(
  allOfKind('walk').map((walk) => ({
    name: `${walk.slug}.gpx`,
    mediaType: 'application/gpx+xml',
    text: () => walkGpx(walk),
  })),
);
