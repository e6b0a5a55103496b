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
export function nearest<Thing extends Located>(
  thing: Thing,
  things: readonly Thing[],
  limit = 4,
): readonly Near<Thing>[] {
  const ofKind = things.filter(({ kind }) => kind === thing.kind);
  const ordinal = Math.max(0, ofKind.indexOf(thing));
  const others = [...grouped(things, kindAndPlace).values()]
    .filter(([{ kind }]) => kind !== thing.kind)
    .map((together) => ({
      kind: together[0].kind,
      together,
      miles: distanceMiles(thing.coordinates, together[0].coordinates),
    }));
  return [...new Set(others.map(({ kind }) => kind))]
    .flatMap((kind) => {
      const near = others.filter((other) => other.kind === kind);
      const miles = Math.min(...near.map((other) => other.miles));
      const closest = near
        .filter((other) => other.miles === miles)
        .flatMap(({ together }) => together);
      const chosen = closest[ordinal % closest.length];
      return chosen ? [{ thing: chosen, miles }] : [];
    })
    .sort((a, b) => a.miles - b.miles)
    .filter(
      ({ thing: { picture } }, index, all) =>
        !picture || all.findIndex((other) => other.thing.picture === picture) === index,
    )
    .slice(0, limit);
}
