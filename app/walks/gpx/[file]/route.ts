import { fileParams } from '@/lib/content/page-params';
import { allWalks } from '@/lib/content/queries';
import { walkGpx } from '@/lib/content/walks';
import { gpxFileName } from '@/lib/routes';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return fileParams(allWalks().map(({ slug }) => gpxFileName(slug)));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const walk = allWalks().find(({ slug }) => gpxFileName(slug) === file);
  if (!walk) return new Response(null, { status: 404 });
  return new Response(walkGpx(walk), {
    headers: { 'Content-Type': 'application/gpx+xml' },
  });
}
