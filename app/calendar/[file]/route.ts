import { natureFileName } from '@/content/nature';
import { calendarFile, calendarFileNames } from '@/lib/events/calendar-file';
import { natureFeed } from '@/lib/nature/feed';

export const dynamic = 'force-static';
interface Context {
  readonly params: Promise<{ file: string }>;
}

export function generateStaticParams(): { file: string }[] {
  return [...calendarFileNames(), natureFileName].map((file) => ({ file }));
}

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  return new Response(file === natureFileName ? natureFeed() : calendarFile(file), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
