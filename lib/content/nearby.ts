import type { Coordinates } from '@/content/types';
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

interface GroupIndex<Thing> {
  readonly groups: ReadonlyMap<string, Thing[]>;
  readonly ordinals: ReadonlyMap<Thing, number>;
}

const indexes = new WeakMap<readonly Located[], GroupIndex<Located>>();

function indexOf<Thing extends Located>(things: readonly Thing[]): GroupIndex<Thing> {
  const known = indexes.get(things) as GroupIndex<Thing> | undefined;
  if (known) return known;
  const groups = new Map<string, Thing[]>();
  const ordinals = new Map<Thing, number>();
  const counts = new Map<string, number>();
  for (const thing of things) {
    const { kind, coordinates } = thing;
    const key = `${kind} ${coordinates.latitude} ${coordinates.longitude}`;
    const together = groups.get(key) ?? [];
    together.push(thing);
    groups.set(key, together);
    ordinals.set(thing, counts.get(kind) ?? 0);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  indexes.set(things, { groups, ordinals });
  return { groups, ordinals };
}

/** The nearest of each other kind, each with another picture; things at one distance take turns. */
export function nearest<Thing extends Located>(
  thing: Thing,
  things: readonly Thing[],
  limit = 4,
): readonly Near<Thing>[] {
  const { groups, ordinals } = indexOf(things);
  const ordinal = ordinals.get(thing) ?? 0;
  const others = [...groups.values()].flatMap((together) => {
    const [first] = together;
    if (!first || first.kind === thing.kind) return [];
    const miles = distanceMiles(thing.coordinates, first.coordinates);
    return [{ kind: first.kind, together, miles }];
  });
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
