import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { tidePort } from '@/content/tides/port/port';
import { tideNotice } from '@/content/tides/port/texts';
import type { YearMonth } from '@/content/types';
import { writeCalendar } from '../icalendar';
import { absoluteUrl } from '@/lib/absolute-url';
import { tideMonthPath } from '../routes';
import { toEpochMinutes } from '../time/london';
import { formatMonth } from '../time/words';
import { formatHeight } from './day';
import { tideMonth } from './month';
import { extremeName } from './words';

/** The same month gives the same text: identifiers and time stamps come from the content. */
export function tideMonthCalendar(month: YearMonth): string {
  const timestamp = toEpochMinutes(pages.tides.updated, '00:00') * 60_000;
  const { host } = new URL(site.url);
  return writeCalendar(
    tideMonth(month).flatMap(({ tides }) =>
      tides.map(({ kind, instant, height }) => ({
        uid: `tide-${instant}@${host}`,
        timestamp,
        start: instant * 60_000,
        startInputType: 'utc' as const,
        startOutputType: 'utc' as const,
        title: `${extremeName(kind)} ${formatHeight(height)}, ${tidePort.name}`,
        description: tideNotice,
        url: absoluteUrl(tideMonthPath(month)),
        busyStatus: 'FREE' as const,
        transp: 'TRANSPARENT' as const,
      })),
    ),
    {
      calName: `Tides at ${tidePort.name}, ${formatMonth(month)}`,
      productId: `-//${site.name}//Tides//EN`,
    },
  );
}
