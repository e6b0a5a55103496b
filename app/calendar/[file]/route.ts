import { calendarFile, calendarFileNames } from '@/lib/events/calendar-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

interface Context {
  readonly params: Promise<{ file: string }>;
}

export function generateStaticParams(): { file: string }[] {
  return calendarFileNames().map((file) => ({ file }));
}

/** One event, or the whole programme, for the visitor's own calendar. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  return new Response(calendarFile(file), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
