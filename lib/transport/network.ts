/** What can be travelled on a date, out of the timetables, paths and notices of the content. */
import type { IsoDate } from '@/content/types';
import type { Drive, Headway, Service, ServiceDay } from '@/content/transport/types';
import { remembered } from '@/lib/remembered';
import { addDays, type EpochMinutes, londonDayBounds, toEpochMinutes } from '@/lib/time/london';
import { daysBetween, isWithinYear } from '@/lib/time/day';
import { isTrusted } from '@/lib/trust/trust';
import { isSameLine, pointAt, type Transport } from '@/lib/transport/data';
import type { Pace } from '@/lib/transport/pace';
import { type Calendar, serviceDay } from '@/lib/transport/service-day';
import { type Plan, planOf } from '@/lib/transport/profile';
import { type Walks, walksFrom } from '@/lib/transport/walk';
import { closureOn } from '@/lib/trust/closure';
import { doubtOf, type Line, type Link, type ServiceTrip, shifted, type StopTime } from './types';

/** By noon, as GTFS counts: midnight, but on the days on which clocks change. */
export const startOf = (date: IsoDate): EpochMinutes => toEpochMinutes(date, '12:00') - 12 * 60;

/** No bus of which nothing is known is expected to set out at night. */
const [FIRST_EXPECTED, LAST_EXPECTED] = ['05:00', '22:00'] as const;

/** What a timetable says of a date. */
export function lineOn(
  transport: Calendar & Pick<Transport, 'notices'>,
  service: Service,
  date: IsoDate,
): Line {
  const nothing = { service, trips: [] };
  const closure = closureOn(service.closedBy, transport.notices, date).state;
  if (closure !== 'open') return { ...nothing, state: closure };
  const { headways = [], headwaysUntil = service.validUntil, irregular = [] } = service;
  const isRegular = !irregular.some((span) => isWithinYear(span, date));
  const day = isRegular ? serviceDay(date, transport) : undefined;
  const trips = isTrusted(service, date) ? tripsOn(service, date, day) : undefined;
  if (trips) return { ...nothing, state: trips.length > 0 ? 'runs' : 'none', trips };
  /** What is said of such days once the times have lapsed: how often it runs, and whether it does. */
  const isBelieved = ({ days }: Pick<Headway, 'days'>) =>
    date <= headwaysUntil && day && days.includes(day);
  const { times = 'not-read' } = service.times.find(isBelieved) ?? {};
  if (times.length === 0) return { ...nothing, state: 'none' };
  const known = times === 'not-read' ? [] : [times[0], times.at(-1)];
  const [first = FIRST_EXPECTED, last = service.last ?? LAST_EXPECTED] = known;
  const spans = spansOf(headways.filter(isBelieved), minuteOf(first), minuteOf(last));
  return { ...nothing, state: 'unknown', spans };
}

/** Undefined where nobody has read their times. */
function tripsOn(service: Service, date: IsoDate, day: ServiceDay | undefined) {
  if (service.byDate) {
    return service.byDate
      .filter(({ days }) => days.runs[daysBetween(days.from, date)] === '1')
      .map(({ times }) => tripAt(service, 0, timesOf(times)));
  }
  const { times } = service.times.find(({ days }) => day && days.includes(day)) ?? {};
  if (times === undefined || times === 'not-read') return undefined;
  const starts = times.map((time) => toEpochMinutes(date, time) - startOf(date));
  return starts.map((start) => tripAt(service, start, typedTimes(service)));
}

/**
 * When a trip arrives at a call and leaves it, in minutes after its start, or after the start of its
 * day. Empty where nothing says; undefined where it does not call.
 */
type CallTimes = readonly number[] | undefined;

/** From “09:30”, “09:30/09:34”, “25:10”, “” and “-”. */
const timesOf = (times: readonly string[]): readonly CallTimes[] =>
  times.map((time) => (time === '-' ? undefined : time.split('/').filter(Boolean).map(minuteOf)));

/** Those that an editor has typed, the same for all trips. */
const typedTimes = ({ calls }: Service): readonly CallTimes[] =>
  calls.map(({ minutes }) => (minutes === undefined ? [] : [minutes]));

/** A trip that began at an instant; a stop without a time lies between two that have one. */
function tripAt(service: Service, start: EpochMinutes, times: readonly CallTimes[]): ServiceTrip {
  const stopTimes = service.calls.flatMap(({ at, boards, alights }, call): readonly StopTime[] => {
    if (!times[call]) return [];
    const before = times.slice(0, call + 1).flatMap((one) => one ?? []);
    const [after] = times.slice(call).flatMap((one) => one ?? []);
    const earliest = start + (before.at(-1) ?? 0);
    const latest = after === undefined ? undefined : start + after;
    return [{ stop: at, call, earliest, latest, boards, alights }];
  });
  return { service, stopTimes };
}

/**
 * Whether another timetable of the same bus holds on a day: one that has been imported, or the last or
 * the coming one.
 */
function isReplaced(service: Service, services: readonly Service[], date: IsoDate): boolean {
  if (isTrusted(service, date)) return false;
  return services.some(
    (other) =>
      isTrusted(other, date) &&
      isSameLine(service, other) &&
      (service.byDate || other.byDate || service.towards === other.towards),
  );
}

function linesOn(transport: Transport, date: IsoDate): readonly Line[] {
  return [...transport.services, ...transport.ferries]
    .filter((service) => !isReplaced(service, transport.services, date))
    .map((service) => lineOn(transport, service, date));
}

/** The same trip, so many minutes later. */
export const tripLater = ({ service, stopTimes }: ServiceTrip, minutes: number): ServiceTrip => ({
  service,
  stopTimes: stopTimes.map((stop) => shifted(stop, minutes)),
});

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Between a first bus and a last, with headways or without. */
function spansOf(headways: readonly Headway[], first: number, last: number) {
  let next = first;
  const spans = headways.flatMap(({ from, until, every }) => {
    const [begins, ends] = [minuteOf(from) - every, minuteOf(until)];
    const before = { every: undefined, begins: next, ends: begins - 1 };
    next = ends + 1;
    return [before, { every, begins, ends }];
  });
  return [...spans, { every: undefined, begins: next, ends: last }];
}

/** Without spans where nothing is asked of a time. */
type Unread = Pick<Line, 'service' | 'spans'>;

/** A stop's name, or that of its point. */
function nameOf({ points }: Transport, point: string): string {
  const { stop, name = point } = points.find(({ slug }) => slug === point) ?? {};
  return stop ?? name;
}

/** The rides of a line whose times are unread: as of one trip, which may leave at any minute of a span. */
function unreadOf(transport: Transport, line: Unread): readonly Link[] {
  const { service, spans = [{ every: undefined, begins: -Infinity, ends: Infinity }] } = line;
  const { stopTimes } = tripAt(service, 0, typedTimes(service));
  return stopTimes.flatMap(({ stop: from, earliest, boards }, on) =>
    stopTimes.slice(on + 1).flatMap(({ stop: to, latest, alights }, beyond) => {
      if (from === to || boards === false || alights === false) return [];
      const minutes = latest === undefined ? undefined : latest - earliest;
      const names = { on: nameOf(transport, from), off: nameOf(transport, to) };
      const ride = { mode: 'ride', service, from, to, ...names, minutes } as const;
      const by = stopTimes.slice(on, on + 1 + beyond).map(({ stop }) => stop);
      return spans.map(({ every, ...span }) => {
        const [begins, ends] = [span.begins + earliest, span.ends + earliest];
        const leg = { ...ride, every };
        const takes = (every ?? 0) + (minutes ?? 0);
        return { begins, ends, leg, takes, doubt: doubtOf(leg), by };
      });
    }),
  );
}

/** How long buses take along some stops, at the least that is known of any, there or back: a minute where nothing is. */
function fewestMinutesOf(services: readonly Service[]) {
  const fewest = new Map<string, Map<string, number>>();
  for (const { calls } of services) {
    for (const { at: one, minutes = Infinity } of calls) {
      const known = remembered(fewest, one, () => new Map());
      for (const other of calls) {
        const between = Math.abs((other.minutes ?? Infinity) - minutes);
        if (between < (known.get(other.at) ?? Infinity)) known.set(other.at, between);
      }
    }
  }
  return (stops: readonly string[]): number =>
    Math.max(1, ...stops.flatMap((one) => stops.map((other) => fewest.get(one)?.get(other) ?? 0)));
}

function walksOn(transport: Transport, day: IsoDate, pace: Pace): Walks {
  const points = transport.points.map(({ slug }) => slug);
  return new Map(
    points.map((from) => {
      const walkTo = walksFrom(transport, from, { day, pace });
      return [from, new Map(points.map((to) => [to, walkTo(to)]))];
    }),
  );
}

function drivesOn(transport: Transport, date: IsoDate): readonly Drive[] {
  return transport.drives.map((drive) => {
    const { minutes: _minutes, miles: _miles, ...rest } = drive;
    const { state } = closureOn(drive.whileClosed?.stretch, transport.notices, date);
    if (state === 'open') return drive;
    return state === 'closed' && rest.whileClosed
      ? { ...rest, miles: rest.whileClosed.miles }
      : rest;
  });
}

export type Network = ReturnType<ReturnType<typeof createNetworks>>;

const networks = new WeakMap<Transport, ReturnType<typeof createNetworks>>();

/** Networks by date and pace: what has been searched in one holds for whoever asks next. */
export const networksOf = (transport: Transport) =>
  remembered(networks, transport, () => createNetworks(transport));

/** Each has the buses of the evening before that are still on the road. */
function createNetworks(transport: Transport) {
  const networks = new Map<string, ReturnType<typeof networkOf>>();
  const walksBy = new Map<string, Walks>();
  const plans = new Map<string, Plan>();
  const fewestMinutes = fewestMinutesOf(transport.services);

  function networkOf(date: IsoDate, pace: Pace) {
    const yesterday = addDays(date, -1);
    const lines = linesOn(transport, date);
    const midnight = startOf(date);
    const isOnTheRoad = ({ earliest, latest }: StopTime) =>
      midnight + (latest ?? earliest) >= londonDayBounds(date).from;
    const late = linesOn(transport, yesterday)
      .flatMap(({ trips }) => trips.map((trip) => tripLater(trip, startOf(yesterday) - midnight)))
      .filter(({ stopTimes }) => stopTimes.some(isOnTheRoad));
    /** Days on which the same paths are closed share their walks. */
    const closures = transport.legs.map(
      ({ closedBy }) => closureOn(closedBy, transport.notices, date).state,
    );
    const walksKey = [pace, ...closures].join();
    const walks = remembered(walksBy, walksKey, () => walksOn(transport, date, pace));
    /** Days with the same walks and times share a plan, and what has been searched in it. */
    const sharedPlan = (trips: readonly ServiceTrip[], unread: readonly Unread[]): Plan => {
      const times = trips.map(({ service, stopTimes }) => [service.slug, stopTimes]);
      const spans = unread.map((line) => [line.service.slug, line.spans]);
      const key = JSON.stringify([walksKey, times, spans]);
      return remembered(plans, key, () =>
        planOf(
          walks,
          trips,
          unread.flatMap((line) => unreadOf(transport, line)),
        ),
      );
    };
    const unread = lines.filter(({ state }) => state === 'unknown');
    return {
      /** When the times of its plan count from. */
      midnight,
      walks,
      plan: sharedPlan([...late, ...lines.flatMap(({ trips }) => trips)], unread),
      /** Every service, also those of which no trip is known. */
      lines,
      /** As if no line's times were known; with a date without those that do not run. */
      untimed: (dated: boolean): Plan => {
        const isListed = ({ state }: Line) => state !== 'closed' && !(dated && state === 'none');
        const listed = lines.filter(isListed).map(({ service }) => ({ service }));
        return sharedPlan([], listed);
      },
      /** Of this day: without minutes where a notice makes the way longer. */
      drives: drivesOn(transport, date),
      fewestMinutes,
      carParkAt: (point: string) =>
        transport.carParks.find(({ place }) => pointAt(transport, place)?.slug === point),
      nameOf: (point: string): string => nameOf(transport, point),
    };
  }

  return (date: IsoDate, pace: Pace = 'steady') =>
    remembered(networks, `${date} ${pace}`, () => networkOf(date, pace));
}
