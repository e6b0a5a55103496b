import { fileParams } from '@/lib/content/page-params';
import { dataFiles } from '@/lib/data/files';
import { makeDataFile } from '@/lib/data/make';
import { builtAt } from '@/lib/time/built';
import { londonDate } from '@/lib/time/london';

export const dynamic = 'force-static';
export function generateStaticParams() {
  return fileParams(Object.values(dataFiles));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const built = builtAt();
  const text = makeDataFile(file, built === null ? undefined : londonDate(built));
  if (!text) return new Response(null, { status: 404 });
  const type = file === dataFiles.places ? 'gpx+xml' : 'json';
  return new Response(text, { headers: { 'Content-Type': `application/${type}` } });
}
