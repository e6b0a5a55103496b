/** Timetables as they are printed, from the trips of the journey planner. */
import { capitalised, listText } from '@/lib/typeset';
import type { ClockTime, IsoDate } from '@/content/types';
import type { Service, ServiceDay } from '@/content/transport/types';
import { grouped } from '@/lib/grouped';
import { addDays, datesBetween, daysBetween, isWithinYear } from '@/lib/time/day';
import { londonTime, toEpochMinutes, weekday } from '@/lib/time/london';
import { formatDays } from '@/lib/time/spans';
import { formatDayInYear } from '@/lib/time/words';
import { isTrusted } from '@/lib/trust/trust';
import { isSameLine, type Transport } from './data';
import { lineOn, startOf, tripLater } from './network';
import { type Calendar, serviceDay } from './service-day';
import type { Interval, Line, ServiceTrip } from './types';
import { headwayText, leavesText } from './words';

const SERVICE_DAYS: readonly ServiceDay[] = ['weekday', 'saturday', 'sunday', 'bank-holiday'];

/** Times are told on it; no clock changes near it. */
const ANY_DAY: IsoDate = '2001-01-10';

/** @param to left out: wherever it ends */
export function goesBetween({ calls }: Service, from: string, to = calls.at(-1)?.at): boolean {
  const on = calls.findIndex(({ at, boards }) => at === from && boards !== false);
  return on >= 0 && calls.findLastIndex(({ at }) => at === to) > on;
}

/** @param to where they must go; undefined for wherever they end */
export const servicesBetween = (
  { services }: Pick<Transport, 'services'>,
  from: string,
  to?: string,
): readonly Service[] => services.filter((service) => goesBetween(service, from, to));

/** The last day on which anything tells when any of them runs; undefined without any. */
export const lastDayOf = (services: readonly Service[]): IsoDate | undefined =>
  services
    .flatMap(({ validUntil, headways, headwaysUntil }) =>
      headways && headwaysUntil ? [validUntil, headwaysUntil] : validUntil,
    )
    .toSorted()
    .at(-1);

/** The last day on which the headways of a service are believed, as no other timetable of it has begun. */
export function headwaysEnd({ services }: Pick<Transport, 'services'>, service: Service): IsoDate {
  const { headwaysUntil, towards, validUntil } = service;
  const ends = services
    .filter((other) => other.towards === towards && isSameLine(service, other))
    .flatMap(({ validFrom = validUntil }) =>
      validFrom > validUntil ? addDays(validFrom, -1) : [],
    );
  return [headwaysUntil ?? validUntil, ...ends].toSorted()[0] ?? validUntil;
}

/** The services with the same number, in their order. */
export const byNumber = (services: readonly Service[]): readonly (readonly Service[])[] => [
  ...grouped(services, ({ number }) => number).values(),
];

/** Where a line goes, as its feed calls its ends: whoever typed it may have called them otherwise. */
export function endsText(services: readonly Service[]): string {
  const imported = services.filter(({ byDate }) => byDate);
  const isNamed = ({ byDate, calls }: Service) =>
    !byDate && imported.some((one) => one.calls.at(-1)?.at === calls.at(-1)?.at);
  const ends = services.filter((one) => !isNamed(one)).map(({ towards }) => towards);
  return listText([...new Set(ends)]);
}

/** "7 to Quay and Mill", a line for each number. */
export function busesText(services: readonly Service[]): readonly string[] {
  return byNumber(services).map((same) => `${same[0]?.number} to ${endsText(same)}`);
}

/** As of a line, with the trips in order, on a day on which no clock changes. */
export interface SameTrips extends Pick<Line, 'state' | 'trips'> {
  readonly days: readonly ServiceDay[];
  /** Dates on which its trips are not those of other such days; in words. */
  readonly dates?: string;
  /** About how often it comes where its times are unread, in words; empty where that is not known. */
  readonly about: string;
}

const kindsOfWeek: Partial<Record<string, ServiceDay>> = { sat: 'saturday', sun: 'sunday' };

/** "1 to 5, 9 Mar 2024, 2 Apr 2024": a month stands behind the last of its days. */
function datesText(dates: readonly IsoDate[]): string {
  const [start = ANY_DAY] = dates;
  // Days in a row are all as far ahead of their places in the list.
  const runs = grouped([...dates.entries()], ([index, date]) => daysBetween(start, date) - index);
  return [...runs.values()]
    .map((run) => formatDays(run[0][1], run.at(-1)?.[1] ?? start))
    .join(', ')
    .replace(/((?:^|, )[\d to]+) (\w+ \d+)(?=, [\d to]+ \2(?:,|$))/g, '$1');
}

/**
 * The trips of a service from the day it was read: those of most dates of each kind of day, with the
 * kinds together that have the same, then the dates that have others, but for the days of each year of
 * which nobody has read them. As if no notice closed it.
 */
export function weekOf(calendar: Calendar, service: Service): readonly SameTrips[] {
  const { readOn, validFrom = readOn, validUntil, irregular = [] } = service;
  const dates = datesBetween(validFrom > readOn ? validFrom : readOn, validUntil)
    .filter((date) => isTrusted(service, date))
    .map((date) => {
      const { state, trips } = lineOn({ ...calendar, notices: [] }, service, date);
      const day = serviceDay(date, calendar);
      const kind = day ?? kindsOfWeek[weekday(date)] ?? 'weekday';
      const about = day && state === 'unknown' ? headwaysOn(service, day) : '';
      const same = { state, about, trips: trips.map((trip) => tripLater(trip, startOf(ANY_DAY))) };
      const key = JSON.stringify([state, about, trips.map((one) => one.stopTimes)]);
      return { date, kind, same, key };
    });
  const alike = (some: typeof dates) => [...grouped(some, ({ key }) => key).values()];
  const usual = SERVICE_DAYS.flatMap((kind) => {
    const ofKind = alike(dates.filter((one) => one.kind === kind));
    return ofKind.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? [];
  });
  const others = dates.filter(
    ({ date, kind, key }) =>
      !irregular.some((span) => isWithinYear(span, date)) &&
      !usual.some((one) => one.kind === kind && one.key === key),
  );
  return [
    ...alike(usual).map((some) => ({ days: some.map(({ kind }) => kind), ...some[0].same })),
    ...alike(others).map((some) => ({
      days: [],
      dates: datesText(some.map(({ date }) => date)),
      ...some[0].same,
    })),
  ];
}

/** The last that leaves a point for another. */
function lastOf(trips: readonly ServiceTrip[], from: string, to: string): Interval | undefined {
  return trips
    .flatMap(({ stopTimes }) => {
      const off = stopTimes.findLastIndex(({ stop, alights }) => stop === to && alights !== false);
      const before = stopTimes.slice(0, Math.max(0, off));
      return before.find(({ stop, boards }) => stop === from && boards !== false) ?? [];
    })
    .toSorted((a, b) => a.earliest - b.earliest)
    .at(-1);
}

export type LastBus = ReturnType<typeof lastBuses>[number];

/** The last bus that is known between two points, with the kinds of day on which it is the same. */
export function lastBuses(
  transport: Calendar & Pick<Transport, 'services'>,
  from: string,
  to: string,
) {
  const buses = servicesBetween(transport, from, to)
    .flatMap((service) => {
      const week = weekOf(transport, service);
      /** Whether it has others on some dates. */
      const varies = week.some(({ dates }) => dates !== undefined);
      return week.flatMap(({ days, trips }) => {
        const leaves = lastOf(trips, from, to);
        return leaves ? [{ days, service, leaves, varies }] : [];
      });
    })
    .toSorted((a, b) => b.leaves.earliest - a.leaves.earliest);
  const lastOn = (day: ServiceDay) => buses.find(({ days }) => days.includes(day));
  return [...grouped(SERVICE_DAYS, lastOn)].flatMap(([bus, days]) => (bus ? { ...bus, days } : []));
}

/** By itself, and with all that are before it in a week. */
const dayNames: Readonly<Record<ServiceDay, readonly [string, string]>> = {
  weekday: ['Monday to Friday', 'Monday to Friday'],
  saturday: ['Saturdays', 'Monday to Saturday'],
  sunday: ['Sundays', 'Monday to Sunday'],
  'bank-holiday': ['bank holidays', 'every day'],
};

function daysWithin(days: readonly ServiceDay[]): string {
  const gap = SERVICE_DAYS.findIndex((day) => !days.includes(day));
  const span = gap < 0 ? SERVICE_DAYS : SERVICE_DAYS.slice(0, gap);
  const rest = SERVICE_DAYS.filter((day) => days.includes(day) && !span.includes(day));
  return listText([
    ...span.slice(-1).map((last) => dayNames[last][1]),
    ...rest.map((day) => dayNames[day][0]),
  ]);
}

/** "Monday to Friday", "Saturdays and bank holidays", "Every day". */
export function daysText(days: readonly ServiceDay[]): string {
  return capitalised(daysWithin(days));
}

/** "not 24 December to 2 January", of days of each year on which nobody has read the times. */
export const exceptTexts = (services: readonly Pick<Service, 'irregular'>[]): readonly string[] => [
  ...new Set(
    services
      .flatMap(({ irregular = [] }) => irregular)
      .map(({ from, until }) => `not ${formatDayInYear(from)} to ${formatDayInYear(until)}`),
  ),
];

/** "about hourly from 09:30 to 15:30", as it is at a stop; empty where that is not known. */
function headwaysOn({ calls, headways = [] }: Service, day: ServiceDay, stop = calls[0]?.at) {
  const before = calls.slice(0, calls.findIndex(({ at }) => at === stop) + 1);
  const after = before.findLast(({ minutes }) => minutes !== undefined)?.minutes ?? 0;
  const clock = (time: ClockTime) => londonTime(toEpochMinutes(ANY_DAY, time) + after);
  const texts = headways
    .filter(({ days }) => days.includes(day))
    .map(
      ({ every, from, until }) => `${headwayText(every)} from ${clock(from)} to ${clock(until)}`,
    );
  return listText(texts);
}

/** What is told once times have lapsed: "Sundays about hourly from 09:55 to 17:30". */
export function headwaysText(service: Service, stop?: string): string | undefined {
  const alike = grouped(SERVICE_DAYS, (day) => headwaysOn(service, day, stop));
  const texts = [...alike].flatMap(([about, days]) =>
    about ? `${daysWithin(days)} ${about}` : [],
  );
  return texts.length > 0 ? capitalised(texts.join('; ')) : undefined;
}

/** "Monday to Friday 18:45; Sundays about hourly; bank holidays ask"; "Sundays about hourly; ask" where no last is known. */
export function lastText(calendar: Calendar, service: Service, from: string, to: string): string {
  const { headways = [] } = service;
  const week = weekOf(calendar, service);
  const usual = week.flatMap(({ days, ...same }) => days.map((day) => ({ day, ...same })));
  const ends = grouped(usual, ({ day, state, trips }) => {
    if (state === 'unknown') {
      const about = headways.filter(({ days }) => days.includes(day));
      return about.length > 0 ? listText(about.map(({ every }) => headwayText(every))) : 'ask';
    }
    const last = lastOf(trips, from, to);
    return last ? leavesText(last) : 'none';
  });
  const isAsked = usual.every(({ state }) => state === 'unknown');
  const texts = [...ends]
    .filter(([last]) => !(isAsked && last === 'ask'))
    .map(([last, same]) => `${daysWithin(same.map(({ day }) => day))}\u00a0${last}`);
  if (isAsked) return [...texts, 'ask'].join('; ');
  if (week.some(({ dates }) => dates)) texts.push('other times on some dates');
  return capitalised([...texts, ...exceptTexts([service])].join('; '));
}
