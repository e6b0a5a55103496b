/** Finds a spot for each place's emblem, so that neither emblems nor their lines overlap. */
import { panoramaSize } from './panorama';
import type { Point } from './projection';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Wanted {
  readonly slug: string;
  readonly label: string;
  readonly at: Point;
  readonly side: 'above' | 'below';
  /** How high and how wide to each side the building is that stands there, in units. */
  readonly building?: { readonly height: number; readonly half: number };
}

export interface Emblem extends Wanted {
  readonly box: Box;
  readonly leader: readonly [from: Point, to: Point];
  readonly stands: 'above' | 'below';
  readonly isInTheWay: boolean;
}

/** The narrowest that the panorama is shown, in rem; it is as wide as the window where that is more. */
export const narrowestRem = 64;

const unitsPerRem = panoramaSize.width / narrowestRem;

/** An emblem with its name, in rem: {@link Box} at the narrowest. */
const emblemRem = { disc: 2.75, height: 4, letter: 0.49, padding: 0.9 } as const;

const frame: Box = {
  left: 12,
  top: 4.4 * unitsPerRem,
  right: panoramaSize.width - 12,
  bottom: panoramaSize.height - 24,
};

/** How far away from its place an emblem may stand, in units. */
const reach = [26, 60, 95, 130, 170, 210, 250, 300, 360] as const;
const shifts = [0, -30, 30, -60, 60, -90, 90, -125, 125, -165, 165, -210, 210, -260, 260] as const;

const forbidden = 10_000;

const overlap = (a: Box, b: Box, gap = 8) =>
  a.left < b.right + gap &&
  b.left < a.right + gap &&
  a.top < b.bottom + gap &&
  b.top < a.bottom + gap;

const around = ({ x, y }: Point, by: number): Box => ({
  left: x - by,
  right: x + by,
  top: y - by,
  bottom: y + by,
});

type Segment = readonly [Point, Point];

const turn = (a: Point, b: Point, c: Point) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const cross = ([a, b]: Segment, [c, d]: Segment) =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

function pierces(line: Segment, { left, top, right, bottom }: Box): boolean {
  const corner = (x: number, y: number): Point => ({ x, y });
  return (
    cross(line, [corner(left, top), corner(right, bottom)]) ||
    cross(line, [corner(left, bottom), corner(right, top)])
  );
}

const buildingBox = ({ at, building }: Wanted): Box | undefined =>
  building && {
    left: at.x - building.half,
    right: at.x + building.half,
    top: at.y - building.height,
    bottom: at.y + 8,
  };

function candidates(wanted: Wanted): readonly Emblem[] {
  const { at, label, building } = wanted;
  const width =
    Math.max(emblemRem.disc, label.length * emblemRem.letter + emblemRem.padding) * unitsPerRem;
  const height = emblemRem.height * unitsPerRem;
  return (['above', 'below'] as const).flatMap((stands) =>
    reach.flatMap((away) =>
      shifts.map((shift): Emblem => {
        const x = Math.min(frame.right - width / 2, Math.max(frame.left + width / 2, at.x + shift));
        const from =
          stands === 'above' ? { x: at.x, y: at.y - (building?.height ?? 0) } : { ...at };
        const to = { x, y: stands === 'above' ? from.y - away : from.y + away };
        return {
          ...wanted,
          stands,
          isInTheWay: false,
          leader: [from, to],
          box: {
            left: x - width / 2,
            right: x + width / 2,
            top: stands === 'above' ? to.y - height : to.y,
            bottom: stands === 'above' ? to.y : to.y + height,
          },
        };
      }),
    ),
  );
}

const reachOf = ({ box, at }: Emblem): Box => ({
  left: Math.min(box.left, at.x) - 20,
  right: Math.max(box.right, at.x) + 20,
  top: Math.min(box.top, at.y) - 20,
  bottom: Math.max(box.bottom, at.y) + 20,
});

function quarrel(one: Emblem, other: Emblem): number {
  return (
    Number(overlap(one.box, other.box)) +
    Number(pierces(one.leader, other.box)) +
    Number(pierces(other.leader, one.box)) +
    Number(cross(one.leader, other.leader)) +
    Number(overlap(one.box, around(other.at, 16), 0)) +
    Number(overlap(other.box, around(one.at, 16), 0))
  );
}

function price({ leader: [from, to], side, stands, isInTheWay }: Emblem): number {
  return (
    Math.abs(to.x - from.x) * 2 +
    Math.abs(to.y - from.y) +
    (side === stands ? 0 : 100) +
    (isInTheWay ? forbidden : 0)
  );
}

/** The same for the same places. Nothing in `taken` is covered, such as lettering. */
export function placeEmblems(
  places: readonly Wanted[],
  taken: readonly Box[] = [],
): readonly Emblem[] {
  const barred = [...taken, ...places.flatMap((place) => buildingBox(place) ?? [])];
  const choices = places.map((place) =>
    candidates(place)
      .map((emblem) => {
        const { box } = emblem;
        const isOut = box.top < frame.top || box.bottom > frame.bottom;
        const isInTheWay = isOut || barred.some((each) => overlap(box, each, 0));
        return { ...emblem, isInTheWay };
      })
      .map((emblem) => ({ emblem, reach: reachOf(emblem), price: price(emblem) }))
      .sort((a, b) => a.price - b.price),
  );
  let best = settle(choices, 0);
  for (let attempt = 1; attempt < attempts; attempt++) {
    const other = settle(choices, attempt);
    if (other.cost < best.cost) best = other;
  }
  return best.standing;
}

type Choice = readonly {
  readonly emblem: Emblem;
  readonly reach: Box;
  readonly price: number;
}[];

const attempts = 6;

function settle(choices: readonly Choice[], attempt: number) {
  const standing = choices.flatMap((choice, n) => {
    const start = choice[attempt ? (attempt * 7 + n * 5) % 23 : 0] ?? choice[0];
    return start ? [start] : [];
  });
  function costOf({ emblem, reach, price }: Choice[number], n: number, limit = Infinity): number {
    let cost = price;
    for (let m = 0; m < standing.length && cost < limit; m++) {
      const other = standing[m];
      if (!other || m === n || !overlap(reach, other.reach, 0)) continue;
      cost += quarrel(emblem, other.emblem) * forbidden;
    }
    return cost;
  }
  for (let round = 0, moved = true; moved && round < 8; round++) {
    moved = false;
    choices.forEach((choice, n) => {
      const now = standing[n];
      if (!now) return;
      let best = now;
      let least = costOf(now, n);
      for (const other of choice) {
        if (other.price >= least) break;
        const cost = costOf(other, n, least);
        if (cost < least) [best, least] = [other, cost];
      }
      if (best !== now) moved = true;
      standing[n] = best;
    });
  }
  return {
    standing: standing.map(({ emblem }) => emblem),
    cost: standing.reduce((sum, each, n) => sum + costOf(each, n), 0),
  };
}

export function labelCollisions(emblems: readonly Emblem[]): readonly string[] {
  const areInQuarrel = (one: Emblem, other: Emblem) =>
    overlap(reachOf(one), reachOf(other), 0) && quarrel(one, other) > 0;
  return emblems.flatMap((one, n) => [
    ...(one.isInTheWay ? [one.slug] : []),
    ...emblems
      .slice(n + 1)
      .flatMap((other) => (areInQuarrel(one, other) ? [`${one.slug} and ${other.slug}`] : [])),
  ]);
}
