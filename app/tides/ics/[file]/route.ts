import { tideMonthCalendar, tideMonths } from '@/lib/tides/month';
import { fileRoute } from '../../../file-route';

export const dynamic = 'force-static';

export const { generateStaticParams, GET } = fileRoute(
  tideMonths().map((month) => ({
    name: `${month}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    text: () => tideMonthCalendar(month),
  })),
);
