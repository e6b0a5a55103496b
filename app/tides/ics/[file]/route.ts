import { tideMonthCalendar } from '@/lib/tides/calendar';
import { tideMonths } from '@/lib/tides/month';

export const dynamic = 'force-static';

const ending = '.ics';

export function generateStaticParams() {
  return tideMonths().map((month) => ({ file: `${month}${ending}` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const month = tideMonths().find((known) => `${known}${ending}` === file);
  if (!month) return new Response(null, { status: 404 });
  return new Response(tideMonthCalendar(month), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
