import type { Coordinates } from '@/content/types';
import type { Leg } from '@/content/transport/types';
import { metresBetween } from '@/lib/geo/fix';

/** Metres within which a path must pass a place to be the way there. */
const NEAR = 890;

type Path = readonly Coordinates[];

function nearestOn(path: Path, to: Coordinates): number | undefined {
  const distances = path.map((position) => metresBetween(position, to));
  const least = Math.min(...distances);
  return least <= NEAR ? distances.indexOf(least) : undefined;
}

function cut(path: Path, from: Coordinates, to: Coordinates): Path | undefined {
  const [start, end] = [nearestOn(path, from), nearestOn(path, to)];
  if (start === undefined || end === undefined) return undefined;
  const between = path.slice(Math.min(start, end) + 1, Math.max(start, end));
  return [from, ...(start < end ? between : between.toReversed()), to];
}

/** Joins legs whose common point has no known position; leaves out what the path misses. */
export function drawnLegs(
  legs: readonly Leg[],
  path: Path,
  positionOf: (point: string) => Coordinates | undefined,
) {
  const drawn: { readonly legs: readonly Leg[]; readonly line: Path }[] = [];
  let chain: readonly Leg[] = [];
  for (const leg of legs) {
    chain = chain.at(-1)?.to === leg.from ? [...chain, leg] : [leg];
    const from = positionOf(chain[0]?.from ?? '');
    const to = positionOf(leg.to);
    if (!to) continue;
    const line = from && cut(path, from, to);
    if (line) drawn.push({ legs: chain, line });
    chain = [];
  }
  return drawn;
}
