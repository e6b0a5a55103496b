/** Land: hills with hedges, cliffs in planes of light and shade, rocks, grasses. */
import {
  at,
  blob,
  chance,
  clump,
  disc,
  dots,
  facet,
  ground,
  line,
  outline,
  type Outline,
  type Point,
  pts,
  ribbon,
  shape,
} from './draw';
import { ink, type Light, mix, tone } from './palette';

/** The point at a share of the way from one to the other. */
const along = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The inks of rock: as it is, where the light falls, and where it does not. */
function rockInks(light: Light, colour: string, far: number, share: number) {
  const base = tone(light, colour, far);
  return {
    base,
    lit: mix(base, tone(light, ink.sand, far), share),
    shade: mix(base, tone(light, ink.navy, far * 0.6), 0.44),
  };
}

/**
 * A cliff face between its edge and its foot, broken into planes that face the light (right) and
 * planes that turn from it; a high face breaks into storeys with ledges between them. Both lines
 * have the same number of points.
 */
export function cliff(
  light: Light,
  brink: Outline,
  bottom: Outline,
  far = 0,
  colour: string = ink.rock,
): string {
  const edge = outline(brink);
  const foot = outline(bottom);
  const { base, lit, shade } = rockInks(light, colour, far, 0.5);
  const next = chance(Math.round((edge[0]?.[0] ?? 0) + (foot[0]?.[1] ?? 0)));
  const spans = edge.slice(1).map(([x], n) => Math.max(40, Math.abs(x - (edge[n]?.[0] ?? x))));
  const width = spans.reduce((sum, span) => sum + span, 0) / spans.length;
  const height = edge.reduce((sum, [, y], n) => sum + (foot[n]?.[1] ?? y) - y, 0) / edge.length;
  const storeys = Math.min(4, Math.max(1, Math.round(height / width / 1.15)));
  // Columns of corners from the edge down to the foot, shaken so that no seam runs straight.
  const columns = edge.map((top, n) =>
    Array.from({ length: storeys + 1 }, (_, k): Point => {
      const bottom = foot[n] ?? top;
      if (k === 0 || k === storeys) return k ? bottom : top;
      const [x, y] = along(top, bottom, (k + (next() - 0.5) * 0.7) / storeys);
      return [x + (n % (edge.length - 1) ? (next() - 0.5) * width * 0.55 : 0), y];
    }),
  );
  const planes = columns.slice(1).flatMap((right, n) =>
    right.slice(1).map((c, k) => {
      const b = right[k] ?? c;
      const a = columns[n]?.[k] ?? b;
      const d = columns[n]?.[k + 1] ?? c;
      const ridge = along(a, b, 0.24 + next() * 0.36);
      const fall = along(d, c, 0.42 + next() * 0.4);
      const kind = next();
      if (kind > 0.82) return facet([a, ridge, d], shade);
      const knee = along(ridge, fall, 0.56);
      const lap = along(b, c, 0.5 + next() * 0.5);
      const light = facet([ridge, b, lap, along(knee, fall, kind)], lit);
      return (kind > 0.6 ? '' : facet([a, ridge, knee, fall, d], shade)) + light;
    }),
  );
  return facet([...edge, ...[...foot].reverse()], base) + planes.join('');
}

/**
 * A brink as the sea leaves it: corners at uneven steps, and turf that slips a little over the edge.
 *
 * @param height of the face below it, which with its distance says how wide its buttresses are
 */
function weathered(brink: readonly Point[], height: number, far: number): Point[] {
  const next = chance(Math.round((brink[0]?.[0] ?? 0) + (brink[0]?.[1] ?? 0) * 7));
  const corners: Point[] = [];
  for (const [n, end] of brink.slice(1).entries()) {
    const start = brink[n] ?? end;
    const length = Math.abs(end[0] - start[0]);
    const step = Math.min(length, Math.max(60 + far * 100, height) * (0.6 + next() * 1.4));
    const count = Math.max(1, Math.round(length / step));
    for (let k = 0; k < count; k++) {
      const shift = k ? (next() - 0.5) * 0.7 : 0;
      const [x, y] = along(start, end, (k + shift) / count);
      corners.push([x, corners.length ? y + (next() - 0.3) * height * 0.34 : y]);
    }
  }
  return [...corners, brink.at(-1) ?? [0, 0]];
}

/**
 * A headland running out to sea: grass on top, cliff below.
 *
 * @param top the skyline from the landward side to the point, ending at the water
 * @param brink where grass gives way to rock
 * @param water height of the waterline
 */
export function headland(
  light: Light,
  top: Outline,
  brink: Outline,
  water: number,
  far: number,
): string {
  const whole = outline(brink);
  const height = whole.reduce((sum, [, y]) => sum + water - y, 0) / whole.length;
  const edge = weathered(whole, height, far);
  // At both ends it slopes into the water; no land ends in a wall.
  const foot = edge.map(([x, y], n): Point => {
    if (n === 0) return [x - 0.3 * (water - y), water];
    if (n === edge.length - 1) return [x + 0.5 * (water - y), water];
    return [x + (n % 2 ? 0.12 : -0.1) * height, water];
  });
  const grass = tone(light, mix(ink.fern, ink.slate, far * 0.4), far);
  return (
    ground([...outline(top), edge.at(-1) ?? [0, water]], water, grass) +
    cliff(light, edge, foot, far)
  );
}

/** A hill with a lit flank on its right. */
export function hill(
  light: Light,
  points: Outline,
  bottom: number,
  colour: string,
  far = 0,
): string {
  return ground(points, bottom, tone(light, colour, far));
}

/**
 * A hedge that follows the lie of the land, darker below, and thins out at both ends.
 *
 * @param size its height, or its heights at the first point and at the last
 */
export function hedge(
  light: Light,
  way: Outline,
  size: number | readonly [first: number, last: number],
  far = 0,
): string {
  const points = outline(way);
  const [first, last] = typeof size === 'number' ? [size, size] : size;
  const next = chance(Math.round(points[0]?.[0] ?? 1) + 11);
  const length = points.slice(1).reduce((sum, [x, y], n) => {
    const [fromX, fromY] = points[n] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
  const count = Math.max(
    6,
    Math.round(length / ((first + last) * (first + last > 80 ? 0.22 : 0.38))),
  );
  // Three sizes of tuft, so that each is one path.
  const tufts = [0.5, 0.76, 1].map((share) => ({ share, low: [] as Point[], high: [] as Point[] }));
  for (let n = 0; n <= count; n++) {
    const done = (n / count) * (points.length - 1);
    const at = Math.min(points.length - 2, Math.floor(done));
    const start = points[at];
    const end = points[at + 1];
    const fromEnd = Math.min(n, count - n);
    const tuft = tufts[fromEnd < 2 ? 0 : fromEnd < 4 || next() < 0.35 ? 1 : 2];
    if (!start || !end || !tuft) break;
    const [x, y] = along(start, end, done - at);
    const here = (first + ((last - first) * n) / count) * tuft.share;
    tuft.low.push([x - here * 0.1, y - here * 0.3]);
    if (next() < 0.5) tuft.high.push([x + here * 0.16, y - here * 0.5]);
  }
  const dark = tone(light, ink.pine, far);
  const lit = tone(light, mix(ink.pine, ink.fern, 0.6), far);
  const mean = (first + last) / 2;
  const foot = points.map(([x, y], n): readonly [number, number, number] => [
    x,
    y - mean * 0.12,
    n % (points.length - 1) ? (first + ((last - first) * n) / (points.length - 1)) * 0.66 : 1,
  ]);
  return (
    ribbon(foot, dark) +
    tufts.map(({ low, share }) => dots(low, Math.round(mean * 1.1 * share), dark)).join('') +
    tufts.map(({ high, share }) => dots(high, Math.round(mean * 0.56 * share), lit)).join('')
  );
}

/** Outlines of rocks with their planes, one high and one wide, standing on 0. */
const rocks = [
  {
    whole:
      '-.5 .04, -.47 .36, -.33 .7, -.1 .92, .14 1, .33 .8, .46 .44, .5 .06, .28 -.05, -.04 -.09, -.34 -.05',
    shade: ['-.5 .04, -.47 .36, -.33 .7, -.1 .92, -.18 .55, -.08 .22, -.16 -.07, -.34 -.05'],
    lit: ['-.1 .92, .14 1, .33 .8, .2 .6, -.02 .66'],
    mid: '.33 .8, .46 .44, .5 .06, .34 -.02, .28 .4, .2 .6',
  },
  {
    whole:
      '-.5 .02, -.45 .22, -.24 .42, .0 .72, .18 1, .35 .95, .44 .5, .52 .04, .2 -.07, -.24 -.08',
    shade: ['-.5 .02, -.45 .22, -.24 .42, 0 .72, .18 1, .14 .6, -.04 .3, -.1 -.08, -.24 -.08'],
    lit: ['.18 1, .35 .95, .4 .7, .24 .56, .14 .6'],
    mid: '.4 .7, .44 .5, .52 .04, .3 -.04, .24 .56',
  },
  {
    whole:
      '-.52 .03, -.46 .4, -.32 .7, -.16 .66, -.03 .48, .1 .84, .26 1, .4 .72, .52 .05, .24 -.06, -.26 -.08',
    shade: [
      '-.52 .03, -.46 .4, -.32 .7, -.3 .4, -.2 .1, -.26 -.08, -.4 -.04',
      '-.03 .48, .1 .84, .26 1, .16 .56, .1 .1, 0 -.07, -.06 .2',
    ],
    lit: ['-.32 .7, -.16 .66, -.1 .44, -.22 .46', '.26 1, .4 .72, .3 .5, .18 .6'],
    mid: '.4 .72, .52 .05, .34 -.03, .3 .5',
  },
] as const;

/**
 * A rock bedded in the ground at its point: lit right, shaded left. Its place decides which of three
 * shapes it has, so that neighbours differ.
 */
export function rock(
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
  far = 0,
  colour: string = ink.rock,
): string {
  const { base, lit, shade } = rockInks(light, colour, far, 0.48);
  const look = rocks[Math.round(x + y + width) % rocks.length] ?? rocks[0];
  const plane = (list: string, fill: string) =>
    facet(
      pts(list).map(([px, py]): Point => [x + px * width, y - py * height]),
      fill,
    );
  return (
    plane(look.whole, base) +
    look.shade.map((list) => plane(list, shade)).join('') +
    look.lit.map((list) => plane(list, lit)).join('') +
    plane(look.mid, mix(base, lit, 0.4))
  );
}

/** A bush of gorse in flower, standing on `y`. */
export function gorse(light: Light, x: number, y: number, width: number, seed = 1): string {
  const next = chance(seed);
  const h = width * 0.5;
  const yellow = tone(light, ink.gorse);
  const scatter = (count: number, spread: number, low: number, high: number): Point[] =>
    Array.from({ length: count }, () => {
      const across = (next() - 0.5) * spread;
      const top = Math.sqrt(Math.max(0, 1 - (across * 1.9) ** 2));
      return [x + width * (across + 0.05), y - h * top * (low + next() * (high - low))];
    });
  return (
    clump(x - width * 0.24, y, width * 0.56, h * 0.66, 5, tone(light, ink.pine)) +
    clump(x + width * 0.06, y, width * 0.82, h, 7, tone(light, ink.pine)) +
    clump(
      x + width * 0.16,
      y - h * 0.12,
      width * 0.52,
      h * 0.66,
      5,
      tone(light, mix(ink.pine, ink.fern, 0.7)),
    ) +
    dots(scatter(16, 0.86, 0.5, 1), width * 0.058, yellow) +
    dots(scatter(10, 0.6, 0.3, 0.8), width * 0.04, yellow) +
    dots(scatter(8, 0.5, 0.7, 1), width * 0.034, mix(yellow, '#fff6d0', 0.55))
  );
}

/** Blades of grass that lean with the wind, from a foot at `y`. */
export function grass(
  x: number,
  y: number,
  width: number,
  height: number,
  blades: number,
  fill: string,
  seed = 3,
): string {
  const next = chance(seed);
  const d = Array.from({ length: blades }, (_, index) => {
    const foot = x + (index / Math.max(1, blades - 1) - 0.5) * width;
    const tall = height * (0.5 + next() * 0.5);
    const lean = (next() - 0.62) * tall * 0.9;
    const thick = 2 + height * 0.035;
    const r = Math.round;
    return `M${r(foot - thick)} ${r(y)}Q${r(foot + lean * 0.2)} ${r(y - tall * 0.6)} ${r(foot + lean)} ${r(y - tall)}Q${r(foot + lean * 0.3 + thick)} ${r(y - tall * 0.55)} ${r(foot + thick)} ${r(y)}z`;
  }).join('');
  return shape(d, fill);
}

/** A cushion of sea pinks. */
export function thrift(light: Light, x: number, y: number, size: number): string {
  // Darker than the turf on which it mostly stands.
  const stem = tone(light, mix(ink.fern, ink.pine, 0.6));
  const pink = tone(light, '#d9826f');
  const heads: readonly Point[] = pts('-30 -44, -12 -60, 8 -50, 26 -64, 40 -42');
  return at(x, y, size / 80, [
    ...heads.map(([hx, hy]) =>
      line(
        [
          [hx * 0.3, 0],
          [hx * 0.7, hy * 0.5],
          [hx, hy],
        ],
        3,
        stem,
      ),
    ),
    blob('-44 4, -30 -14, 0 -20, 30 -14, 46 4', stem),
    ...heads.map(
      ([hx, hy]) => disc(hx, hy, 9, pink) + disc(hx + 2, hy - 3, 5, mix(pink, '#ffffff', 0.3)),
    ),
  ]);
}
