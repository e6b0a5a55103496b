/**
 * Ways by car: to the car on foot, or by bus where it was left elsewhere; a drive whose minutes
 * somebody has read; and on foot from the car.
 */
import type { Drive } from '@/content/transport/types';
import type { EpochMinutes } from '@/lib/time/london';
import type { Network } from './network';
import { walkingLimits } from './pace';
import type { WayLeg } from './types';
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

function driveBetween({ drives }: Network, start: string, end: string): Drive | undefined {
  return drives.find(({ between }) => between.includes(start) && between.includes(end));
}

/** @returns undefined where the car would stay where it stands, so that one walks */
export function byCar(network: Network, from: string, to: string, times: DriveTimes) {
  const { ready, due, dated, carAt, ridden } = times;
  const starts = carAt === undefined ? parkingFor(network, from) : [carAt];
  const ends = parkingFor(network, to);
  const pairs = starts.flatMap((one) => ends.map((other) => [one, other] as const));
  // With a figure if there is one; else at the door.
  const isTimed = ([one, other]: readonly [string, string]) =>
    one === other || driveBetween(network, one, other)?.minutes !== undefined;
  const [start, end] = pairs.find(isTimed) ?? pairs[0] ?? [from, to];
  if (start === end) return undefined;
  const drive = driveBetween(network, start, end);
  const onwards = end === to ? undefined : pathBetween(network, end, to);
  const byThen = due && due - (drive?.minutes ?? 0) - (onwards?.minutes ?? 0);
  const request = { from, to: start, ready, due: byThen, dated };
  const waysToCar = waysBetween(network, request);
  const near = carAt === undefined ? waysToCar.filter(isOnFoot) : waysToCar;
  const toCar = chooseWay(near, { ...request, ridden, limit: walkingLimits.steady }).way;
  const minutes = drive?.minutes;
  const carPark = network.carParkAt(end);
  const car = { mode: 'car', from: start, to: end, drive, carPark, minutes } as const;
  if (!toCar || minutes === undefined) {
    const leg = { ...car, minutes: undefined, leave: undefined, arrive: undefined };
    return { way: wayOf([leg], undefined, { doubt: 1 }), parkedAt: end };
  }
  const after = (time: EpochMinutes | undefined, length: number) => time && time + length;
  const parked = after(toCar.arrive, minutes);
  const legs: WayLeg[] = [...toCar.legs, { ...car, leave: toCar.arrive, arrive: parked }];
  if (onwards) {
    const walk = { mode: 'foot', from: end, to, walk: onwards, minutes: onwards.minutes } as const;
    legs.push({ ...walk, leave: parked, arrive: after(parked, walk.minutes) });
  }
  return { way: wayOf(legs, toCar.leave, { doubt: toCar.doubt }), parkedAt: end };
}
