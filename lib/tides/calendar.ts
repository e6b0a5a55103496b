import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { tidePort } from '@/content/tides/port/port';
import { tideNotice } from '@/content/tides/port/texts';
import type { YearMonth } from '@/content/types';
import { momentLines, writeCalendar } from '../time/icalendar';
import { absoluteUrl } from '@/lib/absolute-url';
import { tideMonthPath } from '../routes';
import { formatMonth } from '../time/words';
import { formatHeight } from './day';
import { tideMonth } from './month';
import { extremeName } from './words';

/** The same month gives the same text: identifiers and time stamps come from the content. */
export function tideMonthCalendar(month: YearMonth): string {
  const { host } = new URL(site.url);
  const tides = tideMonth(month).flatMap((day) => day.tides);
  const events = tides.map(({ kind, instant, height }) => ({
    uid: `tide-${instant}@${host}`,
    stamp: new Date(pages.tides.updated),
    title: `${extremeName(kind)} ${formatHeight(height)}, ${tidePort.name}`,
    description: tideNotice,
    url: absoluteUrl(tideMonthPath(month)),
    lines: momentLines(instant),
  }));
  const name = `Tides at ${tidePort.name}, ${formatMonth(month)}`;
  return writeCalendar(name, `${site.name}//Tides`, events);
}
