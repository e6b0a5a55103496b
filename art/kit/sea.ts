/** Water: bands, ripples, breaking lines. */
import { box, chance, ground, groups, leaf, type Point, shape } from './draw';
import { dim, ink, type Light, mix } from './palette';

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

/** Foam as it looks in a light. */
export function foamWhite(light: Light): string {
  return light.lamps
    ? mix('#fffaf0', light.sea[2] ?? ink.sea, 0.3)
    : mix('#fffaf0', light.wash, light.strength * 0.6);
}
