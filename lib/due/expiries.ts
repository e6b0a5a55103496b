import { beaches } from '@/content/beaches';
import { events } from '@/content/events';
import { natureCalendar } from '@/content/nature';
import { notices } from '@/content/notices';
import { tidePort } from '@/content/tides/port/port';
import { tideMonths as published } from '@/content/tides/months';
import { properties } from '@/content/properties';
import { venues } from '@/content/venues';
import type { Event, IsoDate, Venue } from '@/content/types';
import { bankHolidaysUntil } from '@/content/transport/bank-holidays';
import { dogRules, octoberHalfTerms } from '@/content/transport/dogs';
import { ferries, railways } from '@/content/transport/ferries';
import { legs } from '@/content/transport/legs';
import { siteTransport } from '@/lib/content/transport';
import { usualDate } from '@/lib/events/rounds';
import { addMonths } from '@/lib/time/day';
import { addDays } from '@/lib/time/london';
import { lastDayOf } from '@/lib/trust/age';

/** Days before the last day from which something is due. */
export const notice = { halfAYear: 183, month: 31 } as const;

export type Expiry = Readonly<ReturnType<typeof expiry>>;

export type Due = 'later' | 'due' | 'over' | 'none-ahead';

export function dueOn(day: IsoDate, { ends, noticeDays }: Expiry): Due {
  if (noticeDays === null) return ends !== undefined && ends >= day ? 'later' : 'none-ahead';
  if (ends === undefined || ends < day) return 'over';
  return addDays(ends, -noticeDays) <= day ? 'due' : 'later';
}

const { halfAYear, month } = notice;

/**
 * @param at texts that lead to its line in that file: its slug, then its field
 * @param noticeDays days of warning; null for what is only said and never an error
 */
const expiry = (
  what: string,
  file: string,
  at: string | readonly string[],
  ends: IsoDate | undefined,
  noticeDays: number | null,
) => ({ what, file: `content/${file}.ts`, at: [at].flat(), ends, noticeDays });

/** One for each of some things, by the field that its last day follows from. */
function expiriesOf<Thing extends { readonly slug: string; readonly title?: string }>(
  what: string,
  file: string,
  field: string,
  things: readonly Thing[],
  ends: (thing: Thing) => IsoDate,
  noticeDays: number | null = month,
): Expiry[] {
  return things.map((thing) => {
    const { slug, title = slug } = thing;
    return expiry(`${what} “${title}”`, file, [slug, field], ends(thing), noticeDays);
  });
}

const datedExpiries = (
  what: string,
  file: string,
  facts: readonly { readonly slug: string; readonly validUntil: IsoDate }[],
): Expiry[] => expiriesOf(what, file, 'validUntil', facts, ({ validUntil }) => validUntil);

/** Feeds and typed timetables, but for those after which, within a month, what has been imported counts. */
function timetables() {
  const last = siteTransport.services.filter(
    ({ validUntil, replaced = [] }) =>
      !replaced.some(({ from, until }) => from <= addDays(validUntil, month) && until > validUntil),
  );
  const imported = last.filter(({ byDate }) => byDate);
  const feeds = new Map(
    imported.map(({ publishedIn: slug = '', validUntil }) => [
      `${slug} ${validUntil}`,
      { slug, validUntil },
    ]),
  );
  return {
    typed: last.filter(({ byDate }) => !byDate),
    feeds: [...feeds.values()],
  };
}

/** The county's next half-term, which ends a dog season, before that October begins. */
function halfTermExpiries(): Expiry[] {
  const seasons = dogRules.flatMap((rule) =>
    rule.rule === 'none' && 'octoberHalfTerm' in rule.until ? [rule.readOn] : [],
  );
  if (seasons.length === 0) return [];
  const days = [...octoberHalfTerms.map(({ ends }) => ends), ...seasons];
  const year = Math.max(...days.map((day) => Number(day.slice(0, 4)))) + 1;
  const what = 'October half-term, which ends the dog season';
  return [expiry(what, 'transport/dogs', 'octoberHalfTerms', `${year}-09-30`, halfAYear)];
}

const roundExpiries = (list: readonly Event[]): Expiry[] =>
  list.flatMap(({ slug, title, comesRound, next, startDate }) => {
    if (!comesRound) return [];
    const last = next?.startDate ?? startDate;
    const what = `Next date of “${title}” (last known ${last}), to be asked for before`;
    const usual = usualDate(comesRound, Number(last.slice(0, 4)) + 1);
    return [expiry(what, 'events', [slug, 'comesRound'], usual, null)];
  });

/** The event that ends last, by its confirmed next date where it has one. */
function lastEvent(list: readonly Event[]): Expiry {
  const days = list.map(({ slug, next, ...listed }) => {
    const { startDate, endDate } = next ?? listed;
    const at = [slug, ...(next ? ['next'] : []), endDate ? 'endDate' : 'startDate'];
    return { ends: endDate ?? startDate, at };
  });
  const last = days.sort((a, b) => a.ends.localeCompare(b.ends)).at(-1);
  const at = last?.at ?? 'export const events';
  return expiry('The last event ahead', 'events', at, last?.ends, null);
}

export function expiries(): Expiry[] {
  const predicted: IsoDate = `${tidePort.predictedYears.last}-12-31`;
  const lastTable = addDays(`${addMonths(published.first, published.count)}-01`, -1);
  const dogs = dogRules.flatMap((rule) =>
    rule.rule === 'not-known' ? [] : [{ slug: rule.place, validUntil: rule.validUntil }],
  );
  const { typed, feeds } = timetables();
  const lifeguarded = beaches.map(({ place, updated }) => ({ slug: place, updated }));
  const open = (venues as readonly Venue[]).filter(({ openingHours }) => openingHours);
  const hoursUntil = ({ updated }: { readonly updated: IsoDate }) => lastDayOf('hours', updated);
  return [
    ...datedExpiries('Timetable of bus', 'transport/services', typed),
    ...datedExpiries('Imported timetable', 'transport/imported', feeds),
    ...datedExpiries('Times of ferry', 'transport/ferries', ferries),
    ...datedExpiries('Times of railway', 'transport/ferries', railways),
    ...datedExpiries('Rule for dogs at', 'transport/dogs', dogs),
    ...expiriesOf('Travel notice', 'notices', 'until', notices, ({ until }) => until),
    ...halfTermExpiries(),
    ...expiriesOf('Path', 'transport/legs', 'readOn', legs, ({ readOn }) =>
      lastDayOf('path', readOn),
    ),
    ...expiriesOf('Lifeguards at', 'facilities', 'lifeguards', lifeguarded, hoursUntil),
    ...expiriesOf('Nature’s calendar:', 'nature', 'readOn', natureCalendar.seasons, ({ readOn }) =>
      lastDayOf('nature', readOn),
    ),
    expiry(
      'Bank holidays',
      'transport/bank-holidays',
      'bankHolidaysUntil',
      bankHolidaysUntil,
      halfAYear,
    ),
    expiry('The last month with a tide table', 'tides/months', 'first:', lastTable, halfAYear),
    ...[
      `Tide predictions for ${tidePort.name}`,
      'Nature’s calendar, which comes from the tides',
    ].map((what) => expiry(what, 'tides/port/port', 'predictedYears', predicted, halfAYear)),
    // From then on the check of a day says how old hours are.
    ...expiriesOf('Opening hours of', 'venues', 'updated', open, hoursUntil, null),
    ...expiriesOf('Times of arrival at', 'properties', 'updated', properties, hoursUntil, null),
    ...roundExpiries(events),
    lastEvent(events),
  ];
}
