/** Journeys by car: on foot to the car and from it, and a drive whose minutes somebody has read. */
import type { CarPark, Drive } from '@/content/transport/types';
import type { EpochMinutes } from '@/lib/time/london';
import { pathBetween, pointsOnFoot } from './planner';
import type { Journey, JourneyLeg, Network } from './types';

/** One walks so many minutes from a car at the most. */
const NEAR = 35;

interface DriveTimes {
  readonly ready: EpochMinutes | undefined;
  readonly due: EpochMinutes | undefined;
  /** Where the car was left; undefined at the start of a day, where one is. */
  readonly carAt?: string | undefined;
}

export interface ByCar {
  readonly drive: Drive | undefined;
  readonly carPark: CarPark | undefined;
  readonly parkedAt: string;
  readonly journey: Journey | undefined;
}

function parkingFor(network: Network, point: string): readonly string[] {
  const { carParks, drives } = network;
  const near = pointsOnFoot(network, point).filter(({ minutes }) => minutes <= NEAR);
  const isReached = (at: string) =>
    carParks.has(at) || drives.some(({ between }) => between.includes(at));
  const reached = [point, ...near.map(({ to }) => to)].filter(isReached);
  return reached.length > 0 ? reached : [point];
}

function driveBetween({ drives }: Network, start: string, end: string): Drive | undefined {
  return drives.find(({ between }) => between.includes(start) && between.includes(end));
}

/** @returns undefined where the car would stay where it stands, so that one walks */
export function byCar(
  network: Network,
  from: string,
  to: string,
  { ready, due, carAt }: DriveTimes,
): ByCar | undefined {
  const starts = carAt === undefined ? parkingFor(network, from) : [carAt];
  const ends = parkingFor(network, to);
  const pairs = starts.flatMap((one) => ends.map((other) => [one, other] as const));
  // With a figure if there is one; else at the door.
  const isTimed = ([one, other]: readonly [string, string]) =>
    one === other || driveBetween(network, one, other)?.minutes !== undefined;
  const [start, end] = pairs.find(isTimed) ?? pairs[0] ?? [from, to];
  if (start === end) return undefined;
  const drive = driveBetween(network, start, end);
  const first = start === from ? undefined : pathBetween(network, from, start);
  const onwards = end === to ? undefined : pathBetween(network, end, to);
  const carPark = network.carParks.get(end);
  const known = { drive, carPark, parkedAt: end };
  const isReached = start === from || first !== undefined;
  if (drive?.minutes === undefined || !isReached) return { ...known, journey: undefined };

  const minutes = (first?.minutes ?? 0) + drive.minutes + (onwards?.minutes ?? 0);
  const leaves = due === undefined ? ready : Math.max(due - minutes, ready ?? -Infinity);
  if (leaves === undefined) return { ...known, journey: undefined };
  const legs: JourneyLeg[] = [];
  let time = leaves;
  const lasting = (length: number) => ({ leaves: time, arrives: (time += length) });
  if (first) legs.push({ by: 'foot', from, to: start, walk: first, ...lasting(first.minutes) });
  legs.push({ by: 'car', from: start, to: end, drive, carPark, ...lasting(drive.minutes) });
  if (onwards) {
    legs.push({ by: 'foot', from: end, to, walk: onwards, ...lasting(onwards.minutes) });
  }
  const certainty = carPark ? 'known' : 'check-first';
  return { ...known, journey: { legs, leaves, arrives: time, certainty } };
}
