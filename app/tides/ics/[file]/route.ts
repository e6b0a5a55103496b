import { tideMonthCalendar, tideMonths } from '@/lib/tides/month';
import { fileRoute } from '../../../file-route';

export const dynamic = 'force-static';

const months = new Map(tideMonths().map((month) => [`${month}.ics`, month]));

export const { generateStaticParams, GET } = fileRoute(
  [...months.keys()],
  (file) => {
    const month = months.get(file);
    return month && tideMonthCalendar(month);
  },
  () => 'text/calendar; charset=utf-8',
);
