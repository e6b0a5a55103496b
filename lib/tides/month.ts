import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { tideMonths as published } from '@/content/tides/months';
import { tidePort } from '@/content/tides/port/port';
import { tideNotice } from '@/content/tides/port/texts';
import type { Page, YearMonth } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { tideMonthPath } from '@/lib/routes';
import { addMonths, datesOfMonth } from '@/lib/time/day';
import { momentLines, writeCalendar } from '@/lib/time/icalendar';
import { londonDayBounds } from '@/lib/time/london';
import { moonLight, moonPhase } from '@/lib/time/moon';
import { formatMonth } from '@/lib/time/words';
import { formatHeight, tideDay } from './day';
import { extremeName } from './words';

export type TideMonthDay = ReturnType<typeof tideMonth>[number];

/** @throws RangeError when the predictions cover none of the months that content names */
export function tideMonths(): YearMonth[] {
  const { first, last } = tidePort.predictedYears;
  const months = Array.from({ length: published.count }, (_, index) =>
    addMonths(published.first, index),
  ).filter((month) => month >= `${first}-01` && month <= `${last}-12`);
  if (months.length === 0) {
    throw new RangeError(
      `content/tides/months.ts › first: no prediction covers ${published.first} or the months after it; bake them for more years (docs/once-a-year.md).`,
    );
  }
  return months;
}

export function tideMonth(month: YearMonth) {
  return datesOfMonth(month).map((date) => {
    const { from, to } = londonDayBounds(date);
    const light = moonLight((from + to) / 2);
    return { ...tideDay(date), moon: { name: moonPhase(date), light } };
  });
}

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
