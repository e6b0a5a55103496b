/** What can be travelled on a date, out of the timetables, paths and notices of the content. */
import type { ClockTime, IsoDate } from '@/content/types';
import type { CarPark, Drive, Service, ServiceDay } from '@/content/transport/types';
import { addDays, type EpochMinutes, londonDayBounds, toEpochMinutes } from '@/lib/time/london';
import { isTrusted } from '@/lib/trust/trust';
import { pointAt, type Transport } from '@/lib/transport/data';
import type { Pace } from '@/lib/transport/pace';
import { serviceDay } from '@/lib/transport/service-day';
import { walkBetween } from '@/lib/transport/walk';
import { closureOn } from '@/lib/trust/closure';
import { connectionsOf } from './planner';
import type { Line, Network, Running, Trip } from './types';

export const timesOn = ({ times }: Service, day: ServiceDay): readonly ClockTime[] | 'not-read' =>
  times.find(({ days }) => days.includes(day))?.times ?? 'not-read';

function runningOn(transport: Transport, service: Service, date: IsoDate): Running {
  const closure = closureOn(service.closedBy, transport.notices, date).state;
  if (closure === 'closed') return { state: 'closed' };
  if (closure === 'unknown') return { state: 'unknown', because: 'closure' };
  if (!isTrusted(service, date)) return { state: 'unknown', because: 'not-trusted' };
  const day = serviceDay(date, transport);
  if (!day) return { state: 'unknown', because: 'calendar' };
  const times = timesOn(service, day);
  if (times === 'not-read') return { state: 'unknown', because: 'not-read' };
  return times.length === 0 ? { state: 'none' } : { state: 'runs', times };
}

/** A trip that left its first stop at an instant; a stop without minutes lies between two that have. */
export function tripAt(
  transport: Pick<Transport, 'points'>,
  service: Service,
  start: EpochMinutes,
): Trip {
  const { calls } = service;
  return {
    service,
    stopTimes: calls.map(({ at }, index) => {
      const before = calls.slice(0, index + 1).findLast(({ minutes }) => minutes !== undefined);
      const after = calls.slice(index).find(({ minutes }) => minutes !== undefined);
      const point = transport.points.find(({ slug }) => slug === at);
      return {
        stop: at,
        name: point?.stop ?? point?.name,
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
  lines = linesOn(transport, date),
): readonly Trip[] {
  return lines.flatMap(({ service, running }) =>
    running.state === 'runs'
      ? running.times.map((time) => tripAt(transport, service, toEpochMinutes(date, time)))
      : [],
  );
}

function walksOn(transport: Transport, day: IsoDate, pace: Pace): Network['walks'] {
  const points = transport.points.map(({ slug }) => slug);
  return new Map(
    points.map((from) => [
      from,
      new Map(points.map((to) => [to, walkBetween(transport, from, to, { day, pace })])),
    ]),
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

export type NetworkOf = (date: IsoDate, pace?: Pace) => Network;

/** Networks by date and pace. Each has the buses of the evening before that are still on the road. */
export function createNetworks(transport: Transport): NetworkOf {
  const networks = new Map<string, Network>();
  const walks = new Map<string, Network['walks']>();

  /** Days on which the same paths are closed share their walks. */
  function sharedWalks(date: IsoDate, pace: Pace): Network['walks'] {
    const closures = transport.legs.map(
      ({ closedBy }) => closureOn(closedBy, transport.notices, date).state,
    );
    const key = [pace, ...closures].join();
    const known = walks.get(key) ?? walksOn(transport, date, pace);
    walks.set(key, known);
    return known;
  }

  return (date, pace = 'steady') => {
    const key = `${date} ${pace}`;
    const known = networks.get(key);
    if (known) return known;
    const lines = linesOn(transport, date);
    const before = addDays(date, -1);
    const midnight = londonDayBounds(date).from;
    const late = tripsOf(transport, before).filter(({ stopTimes }) =>
      stopTimes.some(({ earliest, latest }) => (latest ?? earliest) >= midnight),
    );
    const network = {
      midnight,
      walks: sharedWalks(date, pace),
      lines,
      drives: drivesOn(transport, date),
      carParks: carParksOf(transport),
      ...connectionsOf([...late, ...tripsOf(transport, date, lines)]),
    };
    networks.set(key, network);
    return network;
  };
}
