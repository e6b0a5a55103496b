/** Ways by car: on foot to the car and from it, and a drive whose minutes somebody has read. */
import type { Drive } from '@/content/transport/types';
import type { EpochMinutes } from '@/lib/time/london';
import type { Network, Way, WayLeg } from './types';
import { pathBetween, wayOf } from './way';

/** One walks so many minutes from a car at the most. */
const NEAR = 35;

interface DriveTimes {
  readonly ready: EpochMinutes | undefined;
  readonly due: EpochMinutes | undefined;
  /** Where the car was left; undefined at the start of a day, where one is. */
  readonly carAt?: string | undefined;
}

/** Where to leave a car for a point: there, or at the nearest points that have a car park or a drive. */
function parkingFor(network: Network, point: string): readonly string[] {
  const { carParks, drives, walks } = network;
  const near = [...(walks.get(point) ?? [])]
    .flatMap(([to, walk]) => (walk.state === 'known' ? [{ to, minutes: walk.minutes }] : []))
    .filter(({ minutes }) => minutes <= NEAR)
    .toSorted((a, b) => a.minutes - b.minutes);
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
): { readonly way: Way; readonly parkedAt: string } | undefined {
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
  const isReached = start === from || first !== undefined;
  const driven = isReached ? drive?.minutes : undefined;
  const minutes = (first?.minutes ?? 0) + (driven ?? 0) + (onwards?.minutes ?? 0);
  const latest = due === undefined ? ready : Math.max(due - minutes, ready ?? -Infinity);
  const leave = driven === undefined ? undefined : latest;

  const legs: WayLeg[] = [];
  let time = leave;
  const lasting = (length: number | undefined) => {
    const begins = time;
    time = begins === undefined || length === undefined ? undefined : begins + length;
    return { leave: begins, arrive: time };
  };
  const onFoot = (one: string, other: string, walk: typeof first) => {
    if (!walk || driven === undefined) return;
    const leg = { mode: 'foot', from: one, to: other, walk, minutes: walk.minutes } as const;
    legs.push({ ...leg, ...lasting(walk.minutes) });
  };
  onFoot(from, start, first);
  const carPark = network.carParks.get(end);
  const leg = { mode: 'car', from: start, to: end, drive, carPark, minutes: driven } as const;
  legs.push({ ...leg, ...lasting(driven) });
  onFoot(end, to, onwards);
  return { way: wayOf(legs, leave, { doubt: driven === undefined ? 1 : 0 }), parkedAt: end };
}
