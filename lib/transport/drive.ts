/**
 * Ways by car: to the car on foot, or by bus where it was left elsewhere; a drive whose minutes
 * somebody has read; and on foot from the car.
 */
import type { Drive } from '@/content/transport/types';
import type { Network } from './network';
import { legFrom, type Way } from './types';
import { type Choosing, chooseWay, isOnFoot, wayOf, type WayRequest, waysBetween } from './way';
import { pathBetween } from './walk';

/** One walks so many minutes from a car at the most. */
const NEAR = 35;

interface DriveTimes extends Omit<WayRequest, 'from' | 'to'>, Pick<Choosing, 'ridden'> {
  /** Where the car was left; undefined at the start of a day, where one is. */
  readonly carAt?: string | undefined;
}

/** Where to leave a car for a point: there, or at the nearest points that have a car park or a drive. */
function parkingFor(network: Network, point: string): readonly string[] {
  const { carParkAt, drives, walks } = network;
  const near = [...(walks.get(point) ?? [])]
    .flatMap(([to, walk]) => (walk.state === 'known' ? [{ to, minutes: walk.minutes }] : []))
    .filter(({ minutes }) => minutes <= NEAR)
    .toSorted((a, b) => a.minutes - b.minutes);
  const isReached = (at: string) =>
    carParkAt(at) !== undefined || drives.some(({ between }) => between.includes(at));
  const reached = [point, ...near.map(({ to }) => to)].filter(isReached);
  return reached.length > 0 ? reached : [point];
}

/** @returns undefined where the car would stay where it stands, so that one walks */
export function byCar(network: Network, from: string, to: string, times: DriveTimes) {
  const { ready, due, dated, carAt, ridden } = times;
  const starts = carAt === undefined ? parkingFor(network, from) : [carAt];
  const ends = parkingFor(network, to);
  const pairs = starts.flatMap((start) =>
    ends.map((end) => {
      const joins = ({ between }: Drive) => between.includes(start) && between.includes(end);
      return { start, end, drive: network.drives.find(joins) };
    }),
  );
  // With a figure if there is one; else at the door.
  const pair =
    pairs.find(({ start, end, drive }) => start === end || drive?.minutes !== undefined) ??
    pairs[0];
  if (!pair || pair.start === pair.end) return undefined;
  const { start, end, drive } = pair;
  const onwards = end === to ? undefined : pathBetween(network, end, to);
  const byThen = due && due - (drive?.minutes ?? 0) - (onwards?.minutes ?? 0);
  const request = { from, to: start, ready, due: byThen, dated };
  const waysToCar = waysBetween(network, request);
  const near = carAt === undefined ? waysToCar.filter(isOnFoot) : waysToCar;
  const { way, otherwise } = chooseWay(near, { ...request, ridden });
  const minutes = drive?.minutes;
  const carPark = network.carParkAt(end);
  const car = { mode: 'car', from: start, to: end, drive, carPark, minutes } as const;
  if (!way || minutes === undefined) {
    const leg = legFrom({ ...car, minutes: undefined }, undefined);
    return { way: wayOf([leg], undefined), otherwise: undefined, parkedAt: end };
  }
  const drivenAfter = ({ legs, leave, arrive }: Way): Way => {
    const driven = legFrom(car, arrive);
    const walk = onwards && { mode: 'foot' as const, walk: onwards, minutes: onwards.minutes };
    const walked = walk ? [legFrom({ ...walk, from: end, to }, driven.arrive)] : [];
    return wayOf([...legs, driven, ...walked], leave);
  };
  return {
    way: drivenAfter(way),
    /** Beside an uncertain bus to the car. */
    otherwise: otherwise && drivenAfter(otherwise),
    parkedAt: end,
  };
}
