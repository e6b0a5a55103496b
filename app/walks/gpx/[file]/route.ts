import { allWalks } from '@/lib/content/queries';
import { walkGpx } from '@/lib/content/walks';
import { fileRoute } from '../../../file-route';

export const dynamic = 'force-static';

const texts = new Map(allWalks().map((walk) => [`${walk.slug}.gpx`, () => walkGpx(walk)]));

export const { generateStaticParams, GET } = fileRoute(
  [...texts.keys()],
  (file) => texts.get(file)?.(),
  () => 'application/gpx+xml',
);
