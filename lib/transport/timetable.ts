/** Timetables as they are printed, from the trips of the journey planner. */
import { capitalised, listText } from '@/lib/typeset';
import type { IsoDate } from '@/content/types';
import type { Service, ServiceDay } from '@/content/transport/types';
import { londonTime, toEpochMinutes } from '@/lib/time/london';
import type { Transport } from './data';
import { timesOn, tripAt } from './network';
import type { Interval, Trip } from './types';

const SERVICE_DAYS: readonly ServiceDay[] = ['weekday', 'saturday', 'sunday', 'bank-holiday'];

/** Minutes are counted on it; no clock changes near it. */
const ANY_DAY: IsoDate = '2001-01-10';

/** @param to left out: wherever it ends */
export function goesBetween({ calls }: Service, from: string, to = calls.at(-1)?.at): boolean {
  const on = calls.findIndex(({ at }) => at === from);
  return on >= 0 && calls.findLastIndex(({ at }) => at === to) > on;
}

/** "12:30", or "after 14:30" where only the time of an earlier stop is known. */
export const leavesText = ({ earliest, latest }: Interval): string =>
  earliest === latest ? londonTime(earliest) : `after ${londonTime(earliest)}`;

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
  /** In order; `[]` for none. */
  readonly trips: readonly Trip[] | 'not-read';
}

function tripsOn(service: Service, day: ServiceDay): SameTrips['trips'] {
  const times = timesOn(service, day);
  if (times === 'not-read') return times;
  return times.map((time) => tripAt(service, toEpochMinutes(ANY_DAY, time)));
}

/** The trips of a service, with the kinds of day put together that have the same. */
export function weekOf(service: Service): readonly SameTrips[] {
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
  const services = servicesBetween(transport, from, to);
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
  for (const { days, trips } of weekOf(service)) {
    const last = trips === 'not-read' ? undefined : lastAt(trips, at);
    const text = last ? leavesText(last) : trips === 'not-read' ? 'ask' : 'none';
    ends.set(text, [...(ends.get(text) ?? []), ...days]);
  }
  if (ends.size === 1 && ends.has('ask')) return 'ask';
  return [...ends]
    .map(([last, days], index) => `${(index === 0 ? daysText : daysWithin)(days)}\u00a0${last}`)
    .join('; ');
}
