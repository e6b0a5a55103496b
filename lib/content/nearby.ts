import type { Coordinates } from '@/content/types';
import { distanceMiles } from './distance';

/** What can be near something: it is of a kind, and somewhere. */
export interface Located {
  readonly kind: string;
  readonly coordinates: Coordinates;
}

export interface Near<Thing> {
  readonly thing: Thing;
  /** In a straight line. */
  readonly miles: number;
}

/**
 * What lies nearest to a thing: the nearest of each other kind, nearest first.
 *
 * Many things share one spot. Of those that are equally near each thing of a kind gets another,
 * taking turns, so that no page of the site is left out of all others.
 *
 * @param thing must be one of `things`, the same object
 * @param things in the order in which kinds are preferred at one distance
 */
export function nearest<Thing extends Located>(
  thing: Thing,
  things: readonly Thing[],
  limit = 4,
): readonly Near<Thing>[] {
  const turn = things.filter(({ kind }) => kind === thing.kind).indexOf(thing);
  const otherKinds = new Set(things.map(({ kind }) => kind));
  otherKinds.delete(thing.kind);

  return [...otherKinds]
    .flatMap((kind) => {
      const near = things
        .filter((other) => other.kind === kind)
        .map((other) => ({
          thing: other,
          miles: distanceMiles(thing.coordinates, other.coordinates),
        }));
      const least = Math.min(...near.map(({ miles }) => miles));
      const closest = near.filter(({ miles }) => miles === least);
      return closest[turn % closest.length] ?? [];
    })
    .sort((a, b) => a.miles - b.miles)
    .slice(0, limit);
}
