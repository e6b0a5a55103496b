import type { Coordinates } from '@/content/types';
import { grouped } from '@/lib/grouped';
import { distanceMiles } from './distance';

export interface Located {
  readonly kind: string;
  readonly coordinates: Coordinates;
  readonly picture?: string;
}

/** The nearest of each other kind, each with another picture; things at one distance take turns. */
export function neighboursIn<Thing extends Located>(things: readonly Thing[], limit = 4) {
  return (thing: Thing) => {
    const ordinal = things.filter(({ kind }) => kind === thing.kind).indexOf(thing);
    const others = things
      .filter(({ kind }) => kind !== thing.kind)
      // In a straight line.
      .map((one) => ({ thing: one, miles: distanceMiles(thing.coordinates, one.coordinates) }));
    return [...grouped(others, (other) => other.thing.kind).values()]
      .map((near) => {
        const least = Math.min(...near.map(({ miles }) => miles));
        const closest = near.filter(({ miles }) => miles === least);
        return closest[Math.max(0, ordinal) % closest.length] ?? near[0];
      })
      .sort((a, b) => a.miles - b.miles)
      .filter(
        ({ thing: { picture } }, index, all) =>
          !picture || all.findIndex((other) => other.thing.picture === picture) === index,
      )
      .slice(0, limit);
  };
}
