/** Timetables as they are printed, from the trips of the journey planner. */
import { capitalised, listText } from '@/lib/typeset';
import type { IsoDate } from '@/content/types';
import type { ByDate, Service, ServiceDay } from '@/content/transport/types';
import { datesBetween } from '@/lib/time/dates';
import { addDays, londonTime, toEpochMinutes, weekday } from '@/lib/time/london';
import { formatDays } from '@/lib/time/words';
import type { Transport } from './data';
import { importedTrip, isOn, timesOn, tripAt } from './network';
import type { Interval, Trip } from './types';
import { isExact } from './way';

const SERVICE_DAYS: readonly ServiceDay[] = ['weekday', 'saturday', 'sunday', 'bank-holiday'];

/** Minutes are counted on it; no clock changes near it. */
const ANY_DAY: IsoDate = '2001-01-10';

/** @param to left out: wherever it ends */
export function goesBetween({ calls }: Service, from: string, to = calls.at(-1)?.at): boolean {
  const on = calls.findIndex(({ at, boards }) => at === from && boards !== false);
  return on >= 0 && calls.findLastIndex(({ at }) => at === to) > on;
}

/** "12:30", or "some minutes after 14:30" where only the time of an earlier stop is known. */
export const leavesText = ({ earliest, latest }: Interval): string =>
  isExact({ earliest, latest })
    ? londonTime(earliest)
    : `some minutes after ${londonTime(earliest)}`;

/** @param to where they must go; undefined for wherever they end */
export const servicesBetween = (
  { services }: Pick<Transport, 'services'>,
  from: string,
  to?: string,
): readonly Service[] => services.filter((service) => goesBetween(service, from, to));

/** The last day that any of the timetables is valid; undefined without any. */
export const lastDayOf = (services: readonly Service[]): IsoDate | undefined =>
  services
    .map(({ validUntil }) => validUntil)
    .toSorted()
    .at(-1);

/** The services with the same number, in their order. */
export const byNumber = (services: readonly Service[]): readonly (readonly Service[])[] =>
  [...new Set(services.map(({ number }) => number))].map((number) =>
    services.filter((service) => service.number === number),
  );

/** "7 to Quay and Mill", a line for each number. */
export function busesText(services: readonly Service[]): readonly string[] {
  return byNumber(services).map((same) => {
    const ends = new Set(same.map(({ towards }) => towards));
    return `${same[0]?.number} to ${listText([...ends])}`;
  });
}

export interface SameTrips {
  readonly days: readonly ServiceDay[];
  /** Of an import, dates on which its trips are not those of other such days; in words. */
  readonly dates?: string;
  /** In order; `[]` for none. */
  readonly trips: readonly Trip[] | 'not-read';
}

function tripsOn(service: Service, day: ServiceDay): SameTrips['trips'] {
  const times = timesOn(service, day);
  if (times === 'not-read') return times;
  return times.map((time) => tripAt(service, toEpochMinutes(ANY_DAY, time)));
}

const kindsOfWeek = { sat: 'saturday', sun: 'sunday' } as const;

function kindOf(date: IsoDate): ServiceDay {
  const day = weekday(date);
  return day === 'sat' || day === 'sun' ? kindsOfWeek[day] : 'weekday';
}

/** "1 to 5 Mar 2024, 9 Mar 2024". */
function datesText(dates: readonly IsoDate[]): string {
  const spans: (readonly [IsoDate, IsoDate])[] = [];
  for (const date of dates) {
    const [first, last] = spans.at(-1) ?? [];
    const goesOn = first !== undefined && last !== undefined && addDays(last, 1) === date;
    if (goesOn) spans.splice(-1, 1, [first, date]);
    else spans.push([date, date]);
  }
  return spans.map(([first, last]) => formatDays(first, last)).join(', ');
}

/**
 * What has been imported, from the day it was read: for each kind of day the trips of most of its dates,
 * then the dates that have others.
 */
function byDates(service: Service, { trips, headways }: ByDate): readonly SameTrips[] {
  const { readOn, validFrom = readOn, validUntil } = service;
  const first = validFrom > readOn ? validFrom : readOn;
  const keyOn = (date: IsoDate) =>
    headways.some(({ days }) => isOn(days, date))
      ? 'not-read'
      : trips.flatMap(({ days }, index) => (isOn(days, date) ? [index] : [])).join();
  const dates = datesBetween(first, validUntil).map((date) => ({
    date,
    kind: kindOf(date),
    key: keyOn(date),
  }));
  const usual = new Map(
    SERVICE_DAYS.flatMap((kind) => {
      const keys = dates.filter((one) => one.kind === kind).map(({ key }) => key);
      const count = (key: string) => keys.filter((one) => one === key).length;
      const [most] = [...new Set(keys)].toSorted((a, b) => count(b) - count(a));
      return most === undefined ? [] : [[kind, most] as const];
    }),
  );
  const tripsOfKey = (key: string): SameTrips['trips'] => {
    if (key === 'not-read') return key;
    const runs = trips.filter((_trip, index) => key.split(',').includes(String(index)));
    return runs.map(({ times }) => importedTrip(service, times, ANY_DAY));
  };
  const others = dates.filter(({ kind, key }) => usual.get(kind) !== key);
  const kinds = [...usual.keys()];
  return [
    ...[...new Set(usual.values())].map((key) => ({
      days: kinds.filter((kind) => usual.get(kind) === key),
      trips: tripsOfKey(key),
    })),
    ...[...new Set(others.map(({ key }) => key))].map((key) => ({
      days: [],
      dates: datesText(others.filter((other) => other.key === key).map(({ date }) => date)),
      trips: tripsOfKey(key),
    })),
  ];
}

/** The trips of a service, with the kinds of day put together that have the same. */
export function weekOf(service: Service): readonly SameTrips[] {
  if (service.byDate) return byDates(service, service.byDate);
  const key = (day: ServiceDay) => String(timesOn(service, day));
  return SERVICE_DAYS.filter(
    (day, index) => SERVICE_DAYS.findIndex((one) => key(one) === key(day)) === index,
  ).map((day) => ({
    days: SERVICE_DAYS.filter((one) => key(one) === key(day)),
    trips: tripsOn(service, day),
  }));
}

export interface LastBus {
  /** The kinds of day on which it is the same, in the order of the week. */
  readonly days: readonly ServiceDay[];
  readonly service: Service;
  readonly leaves: Interval;
}

/** The last bus that is known between two points on each kind of day. */
export function lastBuses(
  transport: Pick<Transport, 'services'>,
  from: string,
  to: string,
): readonly LastBus[] {
  // What has been imported goes by dates.
  const services = servicesBetween(transport, from, to).filter(
    ({ byDate, replaced }) => !byDate && !replaced,
  );
  return SERVICE_DAYS.reduce<readonly LastBus[]>((found, day) => {
    const buses = services.flatMap((service) => {
      const trips = tripsOn(service, day);
      const leaves = trips !== 'not-read' && lastAt(trips, from);
      return leaves ? [{ days: [day], service, leaves }] : [];
    });
    const [last] = buses.toSorted((a, b) => b.leaves.earliest - a.leaves.earliest);
    if (!last) return found;
    const isSame = ({ service, leaves }: LastBus) =>
      service === last.service && leaves.earliest === last.leaves.earliest;
    return found.some(isSame)
      ? found.map((bus) => (isSame(bus) ? { ...bus, days: [...bus.days, day] } : bus))
      : [...found, last];
  }, []);
}

const lastAt = (trips: readonly Trip[], point: string): Interval | undefined =>
  trips.at(-1)?.stopTimes.find(({ stop }) => stop === point);

const dayNames: Readonly<Record<ServiceDay, string>> = {
  weekday: 'Monday to Friday',
  saturday: 'Saturdays',
  sunday: 'Sundays',
  'bank-holiday': 'bank holidays',
};

const spans: readonly (readonly [name: string, days: readonly ServiceDay[]])[] = [
  ['every day', SERVICE_DAYS],
  ['Monday to Sunday', ['weekday', 'saturday', 'sunday']],
  ['Monday to Saturday', ['weekday', 'saturday']],
];

function daysWithin(days: readonly ServiceDay[]): string {
  const [span, spanned] = spans.find(([, all]) => all.every((day) => days.includes(day))) ?? [];
  const rest = days.filter((day) => !spanned?.includes(day)).map((day) => dayNames[day]);
  return listText(span ? [span, ...rest] : rest);
}

/** "Monday to Friday", "Saturdays and bank holidays", "Every day". */
export function daysText(days: readonly ServiceDay[]): string {
  return capitalised(daysWithin(days));
}

/** "Monday to Friday 18:45; Saturdays and bank holidays ask; Sundays 17:30", or "ask". */
export function lastText(service: Service, at: string): string {
  const ends = new Map<string, ServiceDay[]>();
  const week = weekOf(service);
  for (const { days, dates, trips } of week) {
    if (dates !== undefined) continue;
    const last = trips === 'not-read' ? undefined : lastAt(trips, at);
    const text = last ? leavesText(last) : trips === 'not-read' ? 'ask' : 'none';
    ends.set(text, [...(ends.get(text) ?? []), ...days]);
  }
  if (ends.size === 1 && ends.has('ask')) return 'ask';
  const hasOthers = week.some(({ dates }) => dates !== undefined);
  const texts = [...ends].map(
    ([last, days], index) => `${(index === 0 ? daysText : daysWithin)(days)}\u00a0${last}`,
  );
  return [...texts, ...(hasOthers ? ['other times on some dates'] : [])].join('; ');
}
