/** Water: bands, ripples, breaking lines. */
import { box, chance, ground, leaf, ribbon, shape, type Point } from './draw';
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

/** Leaf-shaped marks over an area of water, small far off and large near by. */
export function ripples(
  area: { x: number; y: number; width: number; height: number },
  count: number,
  fill: string,
  seed: number,
  opacity = 0.5,
): string {
  const next = chance(seed);
  const d = Array.from({ length: count }, () => {
    const near = next();
    return leaf(
      area.x + next() * area.width,
      area.y + near ** 1.3 * area.height,
      (26 + next() * 60) * (0.35 + near),
      1.6 + near * 5,
    );
  }).join('');
  return shape(d, fill, opacity);
}

/** A line of foam that swells and thins along a shore. */
export function foam(points: readonly Point[], thickness: number, fill: string): string {
  return ribbon(
    points.map(([x, y], index) => [
      x,
      y,
      index === 0 || index === points.length - 1
        ? thickness * 0.35
        : thickness * (0.65 + 0.45 * Math.abs(Math.sin(index * 2.1))),
    ]),
    fill,
  );
}
