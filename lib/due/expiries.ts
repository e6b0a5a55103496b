/**
 * The one list of what runs out in `content/`: whatever has a last day is named here by a line,
 * and `npm run due`, the build and the monthly run of the checks know it.
 */
import { beaches } from '@/content/beaches';
import { events } from '@/content/events';
import { natureCalendar } from '@/content/nature';
import { notices } from '@/content/notices';
import { tidePort } from '@/content/tides/port/port';
import { tideMonths as published } from '@/content/tides/months';
import { properties } from '@/content/properties';
import { venues } from '@/content/venues';
import type { Event, IsoDate, Item, NatureSeason, Notice, Venue } from '@/content/types';
import { bankHolidaysUntil } from '@/content/ways/bank-holidays';
import { dogRules, octoberHalfTerms } from '@/content/ways/dogs';
import { ferries, railways } from '@/content/ways/ferries';
import { legs } from '@/content/ways/legs';
import { services } from '@/content/ways/services';
import { usualDate } from '@/lib/events/rounds';
import { addMonths } from '@/lib/time/dates';
import { addDays } from '@/lib/time/london';
import { lastDayOf } from '@/lib/trust/age';
import { factsEnd, notice, type Expiry } from './due';

const allVenues: readonly Venue[] = venues;

/** The last day on which an event takes place. */
function lastEventDay(list: readonly Event[]): IsoDate | undefined {
  return list
    .map(({ startDate, endDate }) => endDate ?? startDate)
    .sort()
    .at(-1);
}

/** A line a notice: its source is to be read again within a month of its last day. */
function noticesEnd(list: readonly Notice[]): Expiry[] {
  return list.map(({ slug, title, until }) => ({
    what: `Travel notice “${title}”`,
    file: 'content/notices.ts',
    at: [slug, 'until'],
    ends: until,
    noticeDays: notice.month,
  }));
}

/** The half-term that ends a dog season: the county's next one, before that October begins. */
function halfTermEnds(): Expiry[] {
  const seasons = dogRules.flatMap((rule) =>
    rule.rule === 'none' && 'octoberHalfTerm' in rule.until ? [rule.readOn] : [],
  );
  if (seasons.length === 0) return [];
  const years = [...octoberHalfTerms.map(({ ends }) => ends), ...seasons].map((day) =>
    Number(day.slice(0, 4)),
  );
  return [
    {
      what: 'October half-term, which ends the dog season',
      file: 'content/ways/dogs.ts',
      at: ['octoberHalfTerms'],
      ends: `${Math.max(...years) + 1}-09-30`,
      noticeDays: notice.halfAYear,
    },
  ];
}

/** A line for each thing with hours: from then on the check of a day says how old they are. */
function hoursEnd(what: string, file: string, items: readonly Pick<Item, 'slug' | 'updated'>[]) {
  return items.map(({ slug, updated }): Expiry => ({
    what: `${what} “${slug}”`,
    file,
    at: [slug, 'updated'],
    ends: lastDayOf('hours', updated),
    noticeDays: null,
  }));
}

/** What flowers and flies when is read again once in some years. */
function seasonsEnd(seasons: readonly NatureSeason[]): Expiry[] {
  return seasons.map(({ slug, title, readOn }) => ({
    what: `Nature’s calendar: “${title}”`,
    file: 'content/nature.ts',
    at: [slug, 'readOn'],
    ends: lastDayOf('nature', readOn),
    noticeDays: notice.month,
  }));
}

/**
 * A line for each event that comes round and has no confirmed date to come: by its usual day, which
 * is no date, somebody should have asked the organiser.
 */
function roundsEnd(list: readonly Event[]): Expiry[] {
  return list.flatMap((event) => {
    const { slug, title, comesRound, next, startDate } = event;
    if (!comesRound) return [];
    const year = Number((next ?? event).startDate.slice(0, 4)) + 1;
    return [
      {
        what: `Next date of “${title}” (last known ${next?.startDate ?? startDate}), to be asked for before`,
        file: 'content/events.ts',
        at: [slug, 'comesRound'],
        ends: usualDate(comesRound, year),
        noticeDays: null,
      },
    ];
  });
}

/** Everything in content that runs out. */
export function expiries(): Expiry[] {
  return [
    ...noticesEnd(notices),
    ...factsEnd('Timetable of bus', 'content/ways/services.ts', services),
    ...factsEnd('Times of ferry', 'content/ways/ferries.ts', ferries),
    ...factsEnd('Times of railway', 'content/ways/ferries.ts', railways),
    ...factsEnd(
      'Rule for dogs at',
      'content/ways/dogs.ts',
      dogRules.flatMap((rule) =>
        rule.rule === 'not-known' ? [] : [{ slug: rule.place, validUntil: rule.validUntil }],
      ),
    ),
    ...halfTermEnds(),
    ...legs.map(({ slug, readOn }): Expiry => ({
      what: `Path “${slug}”`,
      file: 'content/ways/legs.ts',
      at: [slug, 'readOn'],
      ends: lastDayOf('path', readOn),
      noticeDays: notice.month,
    })),
    ...beaches.map(({ slug, updated }): Expiry => ({
      what: `Lifeguards at “${slug}”`,
      file: 'content/beaches.ts',
      at: [slug, 'lifeguards'],
      ends: lastDayOf('hours', updated),
      noticeDays: notice.month,
    })),
    {
      what: 'Bank holidays',
      file: 'content/ways/bank-holidays.ts',
      at: ['bankHolidaysUntil'],
      ends: bankHolidaysUntil,
      noticeDays: notice.halfAYear,
    },
    {
      what: 'The last month with a tide table',
      file: 'content/tides/months.ts',
      at: ['first:'],
      ends: addDays(`${addMonths(published.first, published.count)}-01`, -1),
      noticeDays: notice.halfAYear,
    },
    {
      what: `Tide predictions for ${tidePort.name}`,
      file: 'content/tides/port/port.ts',
      at: ['predictedYears'],
      ends: `${tidePort.predictedYears.last}-12-31`,
      noticeDays: notice.halfAYear,
    },
    {
      what: 'Nature’s calendar, which is worked out from the tides',
      file: 'content/tides/port/port.ts',
      at: ['predictedYears'],
      ends: `${tidePort.predictedYears.last}-12-31`,
      noticeDays: notice.halfAYear,
    },
    ...hoursEnd(
      'Opening hours of',
      'content/venues.ts',
      allVenues.filter(({ openingHours }) => openingHours),
    ),
    ...hoursEnd('Times of arrival at', 'content/properties.ts', properties),
    ...seasonsEnd(natureCalendar.seasons),
    ...roundsEnd(events),
    {
      what: 'The last event ahead',
      file: 'content/events.ts',
      at: ['export const events'],
      ends: lastEventDay(events),
      noticeDays: null,
    },
  ];
}
