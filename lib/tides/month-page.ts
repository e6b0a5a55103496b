import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { tidePort } from '@/content/tides/port/port';
import { tideNotice } from '@/content/tides/port/texts';
import type { Page, YearMonth } from '@/content/types';
import { formatMonth } from '../time/words';

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
