import type { DayOut, DayOutStop, Item, ItemKind } from '@/content/types';
import { dayNames } from '@/lib/content/opening-hours';
import {
  choiceFaults,
  countFaults,
  dateFaults,
  faultsAt,
  path,
  pictureFaults,
  placeFaults,
  seoFaults,
  slugFaults,
  timeFaults,
  wordFaults,
  type Faults,
} from './faults';
import { hintAt } from './nearest-name';
import { pictureShape, shapeFaults, type Shape } from './shape';
import type { SiteContent } from './site-content';

const shape: Shape<DayOut> = {
  slug: 'text',
  title: 'text',
  seo: { title: 'text', description: 'text' },
  image: pictureShape,
  summary: 'text',
  description: 'text',
  suits: 'text',
  reasons: 'texts',
  season: { from: 'text', until: 'text' },
  weekdays: 'texts?',
  lowWater: 'group?',
  dog: 'flag?',
  base: 'text',
  days: 'list',
  updated: 'text',
};

const dayShape: Shape<DayOut['days'][number]> = { title: 'text', setsOut: 'text?', stops: 'list' };

const stopShape: Shape<DayOutStop> = {
  kind: 'text',
  slug: 'text',
  time: 'text?',
  minutes: 'number',
  by: 'text?',
  note: 'text',
};

/** What a stop may be at: a stay is where one sleeps, and an event is on its own dates only. */
function itemsByKind(content: SiteContent): Partial<Record<ItemKind, readonly Item[]>> {
  const { activities, walks, areas, beaches, venues } = content;
  return { activity: activities, walk: walks, area: areas, beach: beaches, venue: venues };
}

/** A day of any year; 29 February is one too. */
const dayInYearFaults = (at: string, day: string): Faults =>
  faultsAt(at, {
    [`"${day}" is not a day of the year; write month and day, such as 08-30`]:
      dateFaults(at, `2028-${day}`).length > 0,
  });

function stopFaults(stop: DayOutStop, at: string, content: SiteContent): Faults {
  const lacks = shapeFaults(at, stop, stopShape);
  if (lacks.length > 0) return lacks;
  const { kind, slug, time, minutes, by } = stop;
  const items = itemsByKind(content);
  const known = (items[kind] ?? []).map((item) => item.slug);
  return [
    ...choiceFaults(`${at} › kind`, kind, Object.keys(items)),
    ...faultsAt(`${at} › slug`, {
      [`there is no ${kind} "${slug}"${hintAt(slug, known)}; write one that is there`]:
        items[kind] !== undefined && !known.includes(slug),
    }),
    ...(time === undefined ? [] : timeFaults(`${at} › time`, time)),
    ...countFaults(`${at} › minutes`, minutes, 'minutes', 5, 600),
    ...(by === undefined ? [] : choiceFaults(`${at} › by`, by, ['foot', 'bus'])),
  ];
}

function dayFaults(day: DayOut['days'][number], at: string, content: SiteContent): Faults {
  const lacks = shapeFaults(at, day, dayShape);
  if (lacks.length > 0) return lacks;
  return [
    ...(day.setsOut === undefined ? [] : timeFaults(`${at} › setsOut`, day.setsOut)),
    ...countFaults(`${at} › stops`, day.stops.length, 'stops', 1, 8),
    ...day.stops.flatMap((stop, index) => stopFaults(stop, `${at} › stops[${index}]`, content)),
  ];
}

/**
 * The ready-made days: form, and that everything they name is there. Whether they work on each date
 * of their season is a unit test of the content, as that takes seconds.
 */
export function dayOutFaults(content: SiteContent): Faults {
  return [
    ...slugFaults(
      'days',
      content.daysOut.map(({ slug }) => slug),
    ),
    ...content.daysOut.flatMap((dayOut) => {
      const at = path('days', dayOut.slug);
      const lacks = shapeFaults(at, dayOut, shape);
      if (lacks.length > 0) return lacks;
      const { season, weekdays = [], lowWater } = dayOut;
      return [
        ...seoFaults(at, dayOut.seo),
        ...pictureFaults(`${at} › image`, dayOut.image),
        ...wordFaults(`${at} › summary`, dayOut.summary, 8, 25),
        ...wordFaults(`${at} › description`, dayOut.description, 40, 120),
        ...wordFaults(`${at} › suits`, dayOut.suits, 2, 4),
        ...countFaults(`${at} › reasons`, dayOut.reasons.length, 'reasons', 2, 5),
        ...dayInYearFaults(`${at} › season › from`, season.from),
        ...dayInYearFaults(`${at} › season › until`, season.until),
        ...weekdays.flatMap((day) => choiceFaults(`${at} › weekdays`, day, Object.keys(dayNames))),
        ...(lowWater
          ? [
              ...timeFaults(`${at} › lowWater › from`, lowWater.from),
              ...timeFaults(`${at} › lowWater › until`, lowWater.until),
            ]
          : []),
        ...placeFaults(`${at} › base`, [dayOut.base], content),
        ...countFaults(`${at} › days`, dayOut.days.length, 'days', 1, 7),
        ...dayOut.days.flatMap((day, index) => dayFaults(day, `${at} › days[${index}]`, content)),
        ...dateFaults(`${at} › updated`, dayOut.updated),
      ];
    }),
  ];
}

/** The content without those ready-made days that lack a field. */
export function withWholeDaysOut(content: SiteContent): SiteContent {
  return {
    ...content,
    daysOut: content.daysOut.filter((dayOut) => shapeFaults('', dayOut, shape).length === 0),
  };
}
