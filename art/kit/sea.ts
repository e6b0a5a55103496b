/** Water: bands, ripples, breaking lines. */
import {
  between,
  box,
  chance,
  ground,
  groups,
  leaf,
  outline,
  type Outline,
  type Point,
  ribbon,
  shape,
} from './draw';
import { dim, type Light } from './palette';

/** Flat water from the horizon down, each nearer band with a longer, higher swell. */
export function sea(
  light: Light,
  width: number,
  horizon: number,
  bottom: number,
  colours: readonly string[] = light.sea,
): string {
  const depth = bottom - horizon;
  return colours
    .map((colour, index) => {
      const fill = colours === light.sea ? colour : dim(light, colour);
      if (index === 0) return box(0, horizon, width, depth, fill);
      const near = index / colours.length;
      const y = horizon + depth * near ** 1.5;
      const swell = 2 + near * 13;
      const waves = 4;
      const edge: Point[] = Array.from({ length: waves * 2 + 1 }, (_, step) => [
        (width * step) / (waves * 2),
        y + swell * Math.sin(step * 1.9 + index * 2.3),
      ]);
      return ground(edge, bottom, fill);
    })
    .join('');
}

/** Leaf-shaped marks over an area of water, `'x y width height'`, small far off and large near by. */
export function ripples(
  area: string,
  count: number,
  fill: string,
  seed: number,
  opacity = 0.5,
): string {
  const next = chance(seed);
  const [[x = NaN, y = NaN, width = NaN, height = NaN] = []] = groups(area);
  const d = Array.from({ length: count }, () => {
    const near = next();
    return leaf(
      x + next() * width,
      y + near ** 1.3 * height,
      (26 + next() * 60) * (0.35 + near),
      1.6 + near * 5,
    );
  }).join('');
  return shape(d, fill, opacity);
}

/** A line of foam that swells and thins along a shore. */
export function foam(way: Outline, thickness: number, fill: string): string {
  const points = outline(way);
  return ribbon(
    points.map(([x, y], index) => [
      x,
      y,
      index === 0 || index === points.length - 1
        ? thickness * 0.35
        : thickness * (0.8 + 0.2 * Math.abs(Math.sin(index * 2.1))),
    ]),
    fill,
  );
}

/**
 * A wave that has broken and runs up the shore, its front now further, now less far.
 *
 * @param front along the front of the wave, from left to right
 * @param reach how far it runs ahead, in picture units
 */
export function surf(front: Outline, reach: number, fill: string, seed: number): string {
  const next = chance(seed);
  const points = outline(front);
  const offset = (by: () => number): Point[] => points.map(([x, y]) => [x, y + reach * by()]);
  const torn = points.slice(1).flatMap(([x, y], n): Point[] => {
    const [fromX, fromY] = points[n] ?? [x, y];
    return [0.2, 0.45, 0.6, 0.9].map((share) => [
      fromX + (x - fromX) * (share + next() * 0.1),
      fromY + (y - fromY) * share + reach * (next() - 0.4) * 0.9,
    ]);
  });
  const ends = [points[0], points.at(-1)].flatMap((end) => (end ? [end] : []));
  const broken = points.map(([x, y], n): readonly [number, number, number] => [
    x,
    y - reach * (1.7 + next()),
    n % 3 ? reach * 0.4 * next() : 0,
  ]);
  return (
    between(
      offset(() => -0.5 - 0.4 * next()),
      [...ends.slice(0, 1), ...torn, ...ends.slice(1)],
      fill,
    ) + ribbon(broken, fill)
  );
}
