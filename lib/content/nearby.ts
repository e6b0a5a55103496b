import type { Coordinates } from '@/content/types';
import { distanceMiles } from './distance';

export interface Located {
  readonly kind: string;
  readonly coordinates: Coordinates;
}

export interface Near<Thing> {
  readonly thing: Thing;
  /** In a straight line. */
  readonly miles: number;
}

/** Things of one kind that share a spot, in their order. */
interface Spot<Thing> {
  readonly kind: string;
  readonly coordinates: Coordinates;
  readonly things: Thing[];
}

interface Survey<Thing> {
  readonly spots: readonly Spot<Thing>[];
  /** Which one of its kind a thing is. */
  readonly turns: ReadonlyMap<Thing, number>;
}

function survey<Thing extends Located>(things: readonly Thing[]): Survey<Thing> {
  const spots = new Map<string, Spot<Thing>>();
  const turns = new Map<Thing, number>();
  const counts = new Map<string, number>();
  for (const thing of things) {
    const { kind, coordinates } = thing;
    const key = `${kind} ${coordinates.latitude} ${coordinates.longitude}`;
    const spot = spots.get(key) ?? { kind, coordinates, things: [] };
    spots.set(key, spot);
    spot.things.push(thing);
    const turn = counts.get(kind) ?? 0;
    turns.set(thing, turn);
    counts.set(kind, turn + 1);
  }
  return { spots: [...spots.values()], turns };
}

/** Each page asks about the same things: thousands of them stand at a dozen spots. */
const surveys = new WeakMap<readonly Located[], Survey<Located>>();

function surveyOf<Thing extends Located>(things: readonly Thing[]): Survey<Thing> {
  const known = surveys.get(things) as Survey<Thing> | undefined;
  if (known) return known;
  const made = survey(things);
  surveys.set(things, made);
  return made;
}

/** The nearest of each other kind; of those that are equally near each thing of a kind gets another. */
export function nearest<Thing extends Located>(
  thing: Thing,
  things: readonly Thing[],
  limit = 4,
): readonly Near<Thing>[] {
  const { spots, turns } = surveyOf(things);
  const turn = turns.get(thing) ?? 0;
  const others = spots
    .filter(({ kind }) => kind !== thing.kind)
    .map((spot) => ({ spot, miles: distanceMiles(thing.coordinates, spot.coordinates) }));

  return [...new Set(others.map(({ spot }) => spot.kind))]
    .flatMap((kind) => {
      const near = others.filter(({ spot }) => spot.kind === kind);
      const miles = Math.min(...near.map((other) => other.miles));
      const closest = near
        .filter((other) => other.miles === miles)
        .flatMap(({ spot }) => spot.things);
      const chosen = closest[turn % closest.length];
      return chosen ? [{ thing: chosen, miles }] : [];
    })
    .sort((a, b) => a.miles - b.miles)
    .slice(0, limit);
}
