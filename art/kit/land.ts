/** Land: hills with hedges, cliffs in planes of light and shade, rocks, grasses. */
import { chance, clump, dots, facet, outline, type Outline, type Point, pts, shape } from './draw';
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
