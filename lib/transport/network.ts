/** What can be travelled on a date, out of the timetables, paths and notices of the content. */
import type { ClockTime, IsoDate } from '@/content/types';
import type { CarPark, Drive, Headway, Service, ServiceDay } from '@/content/transport/types';
import { addDays, type EpochMinutes, londonDayBounds, toEpochMinutes } from '@/lib/time/london';
import { isWithinYear } from '@/lib/time/dates';
import { isTrusted } from '@/lib/trust/trust';
import { pointAt, type Transport } from '@/lib/transport/data';
import type { Pace } from '@/lib/transport/pace';
import { serviceDay } from '@/lib/transport/service-day';
import { walksFrom } from '@/lib/transport/walk';
import { closureOn } from '@/lib/trust/closure';
import type { Line, Network, Plan, Running, Trip, UnreadRide, Walks } from './types';

export const timesOn = ({ times }: Service, day: ServiceDay): readonly ClockTime[] | 'not-read' =>
  times.find(({ days }) => days.includes(day))?.times ?? 'not-read';

function runningOn(transport: Transport, service: Service, date: IsoDate): Running {
  const closure = closureOn(service.closedBy, transport.notices, date).state;
  if (closure === 'closed') return { state: 'closed' };
  if (closure === 'unknown') return { state: 'unknown', because: 'closure', headways: [] };
  const day = serviceDay(date, transport);
  const { headways: all = [], headwaysUntil = service.validUntil, irregular = [] } = service;
  const isRegular = !irregular.some((span) => isWithinYear(span, date));
  const headways = all.filter(
    ({ days }) => isRegular && date <= headwaysUntil && day && days.includes(day),
  );
  if (!isTrusted(service, date)) return { state: 'unknown', because: 'not-trusted', headways };
  if (!day || !isRegular) return { state: 'unknown', because: 'calendar', headways };
  const times = timesOn(service, day);
  if (times === 'not-read') return { state: 'unknown', because: 'not-read', headways };
  return times.length === 0 ? { state: 'none' } : { state: 'runs', times };
}

/** A trip that left its first stop at an instant; a stop without minutes lies between two that have. */
export function tripAt(service: Service, start: EpochMinutes): Trip {
  const { calls } = service;
  return {
    service,
    stopTimes: calls.map(({ at }, index) => {
      const before = calls.slice(0, index + 1).findLast(({ minutes }) => minutes !== undefined);
      const after = calls.slice(index).find(({ minutes }) => minutes !== undefined);
      return {
        stop: at,
        earliest: start + (before?.minutes ?? 0),
        latest: after?.minutes === undefined ? undefined : start + after.minutes,
      };
    }),
  };
}

/** Whether a day is one of another timetable of the same bus: the last one, or the coming one. */
function isReplaced(service: Service, services: readonly Service[], date: IsoDate): boolean {
  const { number, towards } = service;
  return (
    !isTrusted(service, date) &&
    services.some(
      (other) => other.number === number && other.towards === towards && isTrusted(other, date),
    )
  );
}

function linesOn(transport: Transport, date: IsoDate): readonly Line[] {
  return transport.services
    .filter((service) => !isReplaced(service, transport.services, date))
    .map((service) => ({ service, running: runningOn(transport, service, date) }));
}

function tripsOf(
  transport: Transport,
  date: IsoDate,
  midnight: EpochMinutes,
  lines = linesOn(transport, date),
): readonly Trip[] {
  return lines.flatMap(({ service, running }) =>
    running.state === 'runs'
      ? running.times.map((time) => tripAt(service, toEpochMinutes(date, time) - midnight))
      : [],
  );
}

const minuteOf = (time: ClockTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When one may come to a stop for a bus about as often as a headway says, and when for one of which not even that is known. */
function spansAt(
  headways: readonly Headway[],
  after: number,
): readonly Pick<UnreadRide, 'every' | 'begins' | 'ends'>[] {
  let last = -Infinity;
  const spans = headways.flatMap(({ from, until, every }) => {
    const begins = minuteOf(from) + after - every;
    const ends = minuteOf(until) + after;
    const before = { every: undefined, begins: last, ends: begins - 1 };
    last = ends + 1;
    return [before, { every, begins, ends }];
  });
  return [...spans, { every: undefined, begins: last, ends: Infinity }];
}

function unreadOn({ service, running }: Line): readonly UnreadRide[] {
  if (running.state !== 'unknown') return [];
  const { calls } = service;
  return calls.flatMap(({ at: from, minutes: start }, on) =>
    calls.slice(on + 1).flatMap(({ at: to, minutes: end }, beyond) => {
      const minutes = start === undefined || end === undefined ? undefined : end - start;
      const ride = { service, on, off: on + 1 + beyond, from, to, minutes };
      return from === to
        ? []
        : spansAt(running.headways, start ?? 0).map((span) => ({ ...ride, ...span }));
    }),
  );
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

function carParksOf(transport: Transport): ReadonlyMap<string, CarPark> {
  return new Map(
    transport.carParks.flatMap((carPark) => {
      const point = pointAt(transport, carPark.place);
      return point ? [[point.slug, carPark] as const] : [];
    }),
  );
}

const neverRead = { state: 'unknown', because: 'not-read', headways: [] } as const;

export type NetworkOf = (date: IsoDate, pace?: Pace) => Network;

/** Networks by date and pace. Each has the buses of the evening before that are still on the road. */
export function createNetworks(transport: Transport): NetworkOf {
  const networks = new Map<string, Network>();
  const walks = new Map<string, Walks>();
  const plans = new Map<string, Plan>();
  const points = new Map(transport.points.map((point) => [point.slug, point]));

  /** Days on which the same paths are closed share their walks. */
  function sharedWalks(date: IsoDate, pace: Pace) {
    const closures = transport.legs.map(
      ({ closedBy }) => closureOn(closedBy, transport.notices, date).state,
    );
    const key = [pace, ...closures].join();
    const known = walks.get(key) ?? walksOn(transport, date, pace);
    walks.set(key, known);
    return { key, walks: known };
  }

  /** Days with the same walks and times share a plan, and what has been searched in it. */
  function sharedPlan(key: string, make: () => Plan): Plan {
    const known = plans.get(key) ?? make();
    plans.set(key, known);
    return known;
  }

  return (date, pace = 'steady') => {
    const key = `${date} ${pace}`;
    const known = networks.get(key);
    if (known) return known;
    const lines = linesOn(transport, date);
    const { from: midnight, to } = londonDayBounds(date);
    const late = tripsOf(transport, addDays(date, -1), midnight).filter(({ stopTimes }) =>
      stopTimes.some(({ earliest, latest }) => (latest ?? earliest) >= 0),
    );
    const onFoot = sharedWalks(date, pace);
    const { walks } = onFoot;
    const running = lines.map((line) => [line.service.slug, line.running]);
    const yesterday = late.map(({ service, stopTimes }) => [service.slug, stopTimes[0]?.earliest]);
    const withoutTimes = (gone: readonly Running['state'][]) => {
      const some = lines.filter((line) => !gone.includes(line.running.state));
      return sharedPlan(
        JSON.stringify([onFoot.key, some.map(({ service }) => service.slug)]),
        () => ({
          walks,
          trips: [],
          unread: some.flatMap(({ service }) => unreadOn({ service, running: neverRead })),
        }),
      );
    };
    const network: Network = {
      midnight,
      walks,
      plan: sharedPlan(JSON.stringify([onFoot.key, to - midnight, yesterday, running]), () => ({
        walks,
        trips: [...late, ...tripsOf(transport, date, midnight, lines)],
        unread: lines.flatMap(unreadOn),
      })),
      lines,
      untimed: withoutTimes(['closed', 'none']),
      undated: withoutTimes(['closed']),
      drives: drivesOn(transport, date),
      carParks: carParksOf(transport),
      nameOf: (point) => points.get(point)?.stop ?? points.get(point)?.name ?? point,
    };
    networks.set(key, network);
    return network;
  };
}
