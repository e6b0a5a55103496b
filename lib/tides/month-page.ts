import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { tidePort } from '@/content/tides/port/port';
import { tideNotice } from '@/content/tides/port/texts';
import type { Page, YearMonth } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { tideMonthPath } from '../routes';
import { momentLines, writeCalendar } from '../time/icalendar';
import { formatMonth } from '../time/words';
import { formatHeight } from './day';
import { tideMonth } from './month';
import { extremeName } from './words';

export function tideCalendarPath(month: YearMonth): string {
  return `/tides/ics/${month}.ics`;
}

export function tideMonthPage(month: YearMonth): Page {
  const name = formatMonth(month);
  return {
    seo: {
      title: `Tide Times at ${tidePort.name} and ${site.bay}, ${site.county}: ${name}`,
      description: `High and low water at ${tidePort.name}, ${site.region}, for every day of ${name}: times, heights, spring tides, sun and moon. ${tideNotice}.`,
    },
    title: `Tides in ${name}`,
    intro: `For ${site.name}: every high and low water at ${tidePort.name} in ${name}, in local time, with the light and the moon. ${tideNotice}.`,
    image: pages.tides.image,
    updated: pages.tides.updated,
  };
}

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
