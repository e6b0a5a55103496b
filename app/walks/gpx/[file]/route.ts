import { allWalks, placeBySlug } from '@/lib/content/queries';
import { walkPoints } from '@/lib/content/walks';
import { gpxFileName } from '@/lib/routes';
import { gpxFile } from '@/lib/ways/gpx';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return allWalks().map(({ slug }) => ({ file: gpxFileName(slug) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const walk = allWalks().find(({ slug }) => gpxFileName(slug) === file);
  if (!walk) return new Response(null, { status: 404 });
  const points = walkPoints(walk).flatMap(({ name, places: [place] = [] }) =>
    place ? [{ name, ...placeBySlug(place).coordinates }] : [],
  );
  return new Response(gpxFile(walk.title, walk.summary, points), {
    headers: { 'Content-Type': 'application/gpx+xml' },
  });
}
