/** Journeys by car: on foot to the car and from it, and a drive whose minutes somebody has read. */
import type { CarPark, Drive } from '@/content/ways/types';
import type { EpochMinutes } from '@/lib/time/london';
import { pathBetween } from './planner';
import type { Footpath, Journey, JourneyLeg, Network } from './types';

/** One walks so many minutes from a car at the most. */
const NEAR = 30;

/** What is known of going by car from one point to another. */
export interface ByCar {
  /** Undefined for a pair of points without a figure. */
  readonly drive: Drive | undefined;
  /** Where the car is left; undefined where the content names no car park. */
  readonly carPark: CarPark | undefined;
  /** From where the car stands to where one goes; undefined where it stands there. */
  readonly onwards: Footpath | undefined;
  /** Undefined where the drive has no minutes. */
  readonly journey: Journey | undefined;
}

/** Where a car is left for a point: there, where drives or a car park are known, else nearest on foot. */
function parkedFor(network: Network, point: string): string {
  const { carParks, drives, footpaths } = network;
  const isReached = (at: string) =>
    carParks.has(at) || drives.some(({ between }) => between.includes(at));
  if (isReached(point)) return point;
  const near = (footpaths.get(point) ?? [])
    .filter(({ to, minutes }) => minutes <= NEAR && isReached(to))
    .sort((a, b) => a.minutes - b.minutes);
  return near[0]?.to ?? point;
}

/**
 * The way by car, leaving as soon as one is ready, or else as late as one may.
 *
 * @returns undefined where the car would stay where it stands, so that one walks
 */
export function byCar(
  network: Network,
  from: string,
  to: string,
  {
    ready,
    due,
  }: { readonly ready: EpochMinutes | undefined; readonly due: EpochMinutes | undefined },
): ByCar | undefined {
  const [start, end] = [parkedFor(network, from), parkedFor(network, to)];
  if (start === end) return undefined;
  const drive = network.drives.find(
    ({ between }) => between.includes(start) && between.includes(end),
  );
  const first = start === from ? undefined : pathBetween(network, from, start);
  const onwards = end === to ? undefined : pathBetween(network, end, to);
  const carPark = network.carParks.get(end);
  const known = { drive, carPark, onwards };
  if (drive?.minutes === undefined) return { ...known, journey: undefined };

  const minutes = (first?.minutes ?? 0) + drive.minutes + (onwards?.minutes ?? 0);
  const leaves = due === undefined ? ready : Math.max(due - minutes, ready ?? -Infinity);
  if (leaves === undefined) return { ...known, journey: undefined };
  const legs: JourneyLeg[] = [];
  let time = leaves;
  const lasting = (length: number) => ({ leaves: time, arrives: (time += length) });
  if (first)
    legs.push({ by: 'foot', from, to: start, walk: first.walk, ...lasting(first.minutes) });
  legs.push({ by: 'car', from: start, to: end, drive, carPark, ...lasting(drive.minutes) });
  if (onwards) {
    legs.push({ by: 'foot', from: end, to, walk: onwards.walk, ...lasting(onwards.minutes) });
  }
  const certainty = carPark ? 'known' : 'check-first';
  return { ...known, journey: { legs, leaves, arrives: time, certainty } };
}
