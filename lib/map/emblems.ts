/** The emblems of places on the panorama, and which of them are in the way of others. */
import { type Box, isWithin, overlaps } from './boxes';
import { panoramaSize } from './panorama';
import type { Point } from './projection';

/** All in units of the panorama. */
export interface Located {
  readonly slug: string;
  readonly label: string;
  readonly at: Point;
  /** Where the end of its line is, counted from its place; up, and so negative, is above it. */
  readonly offset: readonly [right: number, down: number];
  /** How high and how wide to each side the building is that stands there. */
  readonly building?: { readonly height: number; readonly half: number };
}

export type Emblem = ReturnType<typeof emblemOf>;

type Leader = readonly [from: Point, to: Point];

/** The narrowest that the panorama is shown, in rem; it is as wide as the window where that is more. */
export const narrowestRem = 64;

const unitsPerRem = panoramaSize.width / narrowestRem;

/** An emblem with its name, in rem: its box at the narrowest. */
const emblemRem = { disc: 2.75, height: 4, letter: 0.49, padding: 0.9 } as const;

/** Below the header, and off the edges. */
const frame: Box = {
  x: 12,
  y: 4.4 * unitsPerRem,
  width: panoramaSize.width - 24,
  height: panoramaSize.height - 24 - 4.4 * unitsPerRem,
};

export function emblemOf(located: Located) {
  const { at, label, offset, building } = located;
  const [right, down] = offset;
  const width =
    Math.max(emblemRem.disc, label.length * emblemRem.letter + emblemRem.padding) * unitsPerRem;
  const height = emblemRem.height * unitsPerRem;
  const stands = down < 0 ? 'above' : 'below';
  const foot = { x: at.x, y: stands === 'above' ? at.y - (building?.height ?? 0) : at.y };
  const to = { x: at.x + right, y: at.y + down };
  return {
    ...located,
    stands,
    leader: [foot, to] as const,
    box: { x: to.x - width / 2, y: stands === 'above' ? to.y - height : to.y, width, height },
  };
}

const turn = (a: Point, b: Point, c: Point) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const cross = ([a, b]: Leader, [c, d]: Leader) =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

function pierces(line: Leader, { x, y, width, height }: Box): boolean {
  const topLeft = { x, y };
  const topRight = { x: x + width, y };
  const bottomLeft = { x, y: y + height };
  const bottomRight = { x: x + width, y: y + height };
  return cross(line, [topLeft, bottomRight]) || cross(line, [bottomLeft, topRight]);
}

function buildingBoxes({ at, building }: Located): readonly Box[] {
  if (!building) return [];
  const { half, height } = building;
  return [{ x: at.x - half, y: at.y - height, width: 2 * half, height: height + 8 }];
}

/** How far an emblem keeps off another, and off the place of another. */
const gap = { emblem: 8, place: 16 } as const;

function areInTheWay(one: Emblem, other: Emblem): boolean {
  return (
    overlaps(one.box, other.box, gap.emblem) ||
    cross(one.leader, other.leader) ||
    [[one, other] as const, [other, one] as const].some(
      ([a, b]) =>
        pierces(a.leader, b.box) || overlaps(a.box, { ...b.at, width: 0, height: 0 }, gap.place),
    )
  );
}

/**
 * What is in the way of what: emblems with their lines, buildings, and the lettering in `taken`. An
 * emblem that stands on these or beyond the edge is named alone, two in each other's way together.
 */
export function labelCollisions(
  emblems: readonly Emblem[],
  taken: readonly Box[] = [],
): readonly string[] {
  const barred = [...taken, ...emblems.flatMap(buildingBoxes)];
  return emblems.flatMap((one, index) => [
    ...(isWithin(one.box, frame) && !barred.some((each) => overlaps(one.box, each))
      ? []
      : [one.slug]),
    ...emblems
      .slice(index + 1)
      .filter((other) => areInTheWay(one, other))
      .map((other) => `${one.slug} and ${other.slug}`),
  ]);
}
