import type { Coordinates } from '@/content/types';
import { grouped } from '@/lib/grouped';
import { distanceMiles } from './distance';

export interface Located {
  readonly kind: string;
  readonly coordinates: Coordinates;
  readonly picture?: string;
}

export interface Near<Thing> {
  readonly thing: Thing;
  /** In a straight line. */
  readonly miles: number;
}

const kindAndPlace = ({ kind, coordinates: { latitude, longitude } }: Located) =>
  [kind, latitude, longitude].join(' ');

/** The nearest of each other kind, each with another picture; things at one distance take turns. */
export function neighboursIn<Thing extends Located>(things: readonly Thing[], limit = 4) {
  const groups = [...grouped(things, kindAndPlace).values()];
  return (thing: Thing): readonly Near<Thing>[] => {
    const ofKind = things.filter(({ kind }) => kind === thing.kind);
    const ordinal = Math.max(0, ofKind.indexOf(thing));
    const others = groups
      .filter(([{ kind }]) => kind !== thing.kind)
      .map((together) => ({
        kind: together[0].kind,
        together,
        miles: distanceMiles(thing.coordinates, together[0].coordinates),
      }));
    return [...grouped(others, ({ kind }) => kind).values()]
      .map((near) => {
        const miles = Math.min(...near.map((other) => other.miles));
        const closest = near.filter((other) => other.miles === miles);
        const all = closest.flatMap(({ together }) => together);
        return { thing: all[ordinal % all.length] ?? near[0].together[0], miles };
      })
      .sort((a, b) => a.miles - b.miles)
      .filter(
        ({ thing: { picture } }, index, all) =>
          !picture || all.findIndex((other) => other.thing.picture === picture) === index,
      )
      .slice(0, limit);
  };
}
