/** Water: bands, ripples, breaking lines. */
import {
  box,
  chance,
  curve,
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
 * A wave that has broken and runs up the shore: a smooth back, a front of round lobes, and a thin
 * second line of foam behind it.
 *
 * @param front along the front of the wave, from left to right
 * @param reach how far the lobes run ahead, in picture units
 */
export function surf(front: Outline, reach: number, fill: string, seed: number): string {
  const points = outline(front);
  const next = chance(seed);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const yAt = (x: number) => {
    const index = Math.max(
      1,
      points.findIndex(([px]) => px >= x),
    );
    const [x0, y0] = points[index - 1] ?? first;
    const [x1, y1] = points[index] ?? last;
    const share = (x - x0) / (x1 - x0 || 1);
    return y0 + (y1 - y0) * (share * share * (3 - 2 * share));
  };
  let lobes = '';
  for (let x = last[0]; x > first[0];) {
    // Few long tongues and now and then a short one, as a wave runs out on shingle.
    const step = Math.min(x - first[0], reach * (2.4 + next() ** 2 * 13));
    const rise = Math.round(yAt(x - step) - yAt(x));
    const r = Math.round(step * (0.8 + next() * 0.5));
    lobes += `a${r} ${r} 0 0 1 ${-Math.round(step)} ${rise}`;
    x -= Math.round(step);
  }
  const back = points.map(([x, y], n): Point => [x, y - reach * (0.55 + 0.25 * (n % 2))]);
  const behind = points.map(([x, y], n): readonly [number, number, number] => [
    x,
    y - reach * (2.4 + 0.5 * ((n + 1) % 2)),
    reach * (n % 2 ? 0.16 : 0.34),
  ]);
  return (
    ribbon(behind, fill) +
    shape(`${curve(back)}L${Math.round(last[0])} ${Math.round(yAt(last[0]))}${lobes}z`, fill)
  );
}
