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
  shape,
  tufts,
  type Point,
  pts,
} from './draw';
import { ink, mix, tone, type Light } from './palette';

/**
 * A cliff face between its edge and its foot, pleated into planes that face the light (right) and
 * planes that turn from it. Both lines have the same number of points.
 */
export function cliff(
  light: Light,
  edge: readonly Point[],
  foot: readonly Point[],
  far = 0,
  colour: string = ink.rock,
): string {
  const base = tone(light, colour, far);
  const lit = mix(base, tone(light, ink.sand, far), 0.5);
  const shade = mix(base, tone(light, ink.navy, far * 0.6), 0.42);
  const planes = edge.slice(1).map((b, index) => {
    const a = edge[index] ?? b;
    const c = foot[index + 1] ?? b;
    const d = foot[index] ?? a;
    const split = 0.34 + 0.24 * ((index * 7) % 3) * 0.5;
    const along = (from: Point, to: Point, t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
    ];
    const ridgeTop = along(a, b, split);
    const ridgeFoot = along(d, c, split + 0.22);
    const ledge = along(ridgeTop, ridgeFoot, 0.56);
    const out: Point = [ledge[0] + (c[0] - d[0]) * 0.12, ledge[1]];
    return (
      facet([a, ridgeTop, ledge, ridgeFoot, d], shade) +
      facet([ridgeTop, b, along(b, c, 0.6), out, ledge], lit)
    );
  });
  return facet([...edge, ...[...foot].reverse()], base) + planes.join('');
}

/**
 * A headland running out to sea: grass on top, cliff below.
 *
 * @param top the skyline from the landward side to the point, ending at the water
 * @param brink where grass gives way to rock, same number of points as `top`
 * @param water height of the waterline
 */
export function headland(
  light: Light,
  top: readonly Point[],
  brink: readonly Point[],
  water: number,
  far: number,
): string {
  const grass = tone(light, mix(ink.fern, ink.slate, far * 0.4), far);
  const foot = brink.map(([x], index): Point => [x + (index % 2 ? 6 : -4), water]);
  return (
    ground([...top, brink.at(-1) ?? [0, water]], water, grass) + cliff(light, brink, foot, far)
  );
}

/** A hill with a lit flank on its right. */
export function hill(
  light: Light,
  points: readonly Point[],
  bottom: number,
  colour: string,
  far = 0,
): string {
  return ground(points, bottom, tone(light, colour, far));
}

/** A hedge that follows the lie of the land, darker below. */
export function hedge(light: Light, points: readonly Point[], size: number, far = 0): string {
  const lower = points.map(([x, y]): Point => [x - size * 0.15, y + size * 0.2]);
  return (
    tufts(lower, size, size * 0.4, tone(light, ink.pine, far)) +
    tufts(
      points.map(([x, y]): Point => [x + size * 0.12, y - size * 0.12]),
      size * 0.5,
      size * 0.43,
      tone(light, mix(ink.pine, ink.fern, 0.6), far),
    )
  );
}

/** A rock of three planes standing on 0, 0: lit right, mid top, shaded left. */
export function rock(
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
  far = 0,
  colour: string = ink.rock,
): string {
  const base = tone(light, colour, far);
  const lit = mix(base, tone(light, ink.sand, far), 0.55);
  const shade = mix(base, tone(light, ink.navy, far * 0.5), 0.5);
  const w = width;
  const h = height;
  const p = (px: number, py: number): Point => [x + px * w, y - py * h];
  return (
    facet(
      [
        p(-0.5, 0),
        p(-0.44, 0.34),
        p(-0.24, 0.72),
        p(-0.04, 1),
        p(0.16, 0.86),
        p(0.34, 0.62),
        p(0.46, 0.28),
        p(0.52, 0),
      ],
      base,
    ) +
    facet(
      [p(-0.5, 0), p(-0.44, 0.34), p(-0.24, 0.72), p(-0.04, 1), p(-0.1, 0.5), p(-0.16, 0)],
      shade,
    ) +
    facet([p(-0.04, 1), p(0.16, 0.86), p(0.34, 0.62), p(0.12, 0.44), p(-0.02, 0.6)], lit) +
    facet([p(0.34, 0.62), p(0.46, 0.28), p(0.52, 0), p(0.26, 0.2)], mix(base, lit, 0.45))
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
  const stem = tone(light, ink.fern);
  const pink = tone(light, '#d9826f');
  const heads: readonly Point[] = pts('-30 -44, -12 -60, 8 -50, 26 -64, 40 -42');
  return at(
    x,
    y,
    size / 80,
    heads
      .map(([hx, hy]) =>
        line(
          [
            [hx * 0.3, 0],
            [hx * 0.7, hy * 0.5],
            [hx, hy],
          ],
          3,
          stem,
        ),
      )
      .join('') +
      blob(pts('-44 4, -30 -14, 0 -20, 30 -14, 46 4'), stem) +
      heads
        .map(
          ([hx, hy]) => disc(hx, hy, 9, pink) + disc(hx + 2, hy - 3, 5, mix(pink, '#ffffff', 0.3)),
        )
        .join(''),
  );
}
