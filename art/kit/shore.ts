/** Where land and sea meet: beaches, and the far side of Start Bay. */
import { lighthouse } from './buildings';
import {
  at,
  between,
  chance,
  disc,
  groups,
  leaf,
  outline,
  type Outline,
  type Point,
  rod,
  shape,
} from './draw';
import { headland } from './land';
import { ink, type Light, mix, tone } from './palette';
import { foam } from './sea';

/** Foam as it looks in a light. */
export function foamWhite(light: Light): string {
  return light.lamps
    ? mix('#fffaf0', light.sea[2] ?? ink.sea, 0.3)
    : mix('#fffaf0', light.wash, light.strength * 0.6);
}

/**
 * A beach between its waterline and its back, with a wet edge and three lines of foam.
 *
 * @param waterline along the water; @param back the land side, ending beside the waterline's ends
 * @param out one step towards the sea, in picture units
 */
export function beach(
  light: Light,
  waterline: Outline,
  back: Outline,
  out: Point,
  colour: string = ink.sand,
): string {
  const shore = outline(waterline);
  const shingle = tone(light, colour);
  const water = light.sea[2] ?? ink.sea;
  const white = foamWhite(light);
  const line = (by: number) => shore.map(([x, y]): Point => [x + out[0] * by, y + out[1] * by]);
  const thick = Math.max(4, Math.hypot(...out) * 0.5);
  const shallows = tone(light, ink.shallow);
  return [
    between(shore, line(7), mix(shallows, water, 0.72)),
    between(shore, line(4), mix(shallows, water, 0.45)),
    between(shore, back, shingle),
    between(line(-4.5), line(-2.2), mix(shingle, '#fff8e4', light.lamps ? 0.1 : 0.5)),
    between(line(-0.9), line(0.3), mix(shingle, tone(light, ink.bark), 0.28)),
    foam(line(0.5), thick, white),
    foam(line(2.6), thick * 0.6, mix(white, water, 0.3)),
    foam(line(5.4), thick * 0.4, mix(white, water, 0.55)),
  ].join('');
}

/** A small fire on the shingle, with its light round it. */
export const campfire = (x: number, y: number, scale: number) =>
  at(x, y, scale, [
    disc(0, -18, 84, ink.gorse, 0.1),
    disc(0, -18, 48, ink.gorse, 0.2),
    shape('M-28 4L24-6 28 0-22 9zM-24-5L28 5 24 10-28 1z', ink.bark),
    shape(
      'M-16 0C-26-26-6-34-8-56C12-40 16-24 12-14C18-20 18-26 18-30C26-16 22-4 12 0z',
      ink.gorse,
    ),
    shape('M-6 0C-10-14 0-20 0-30C10-20 10-6 6 0z', '#fbe9b4'),
  ]);

/** Bands in which the sea leaves shingle, over an area: `'x y width height'`. */
export function bands(area: string, count: number, size: number, fill: string, seed: number) {
  const next = chance(seed);
  const [[x = NaN, y = NaN, width = NaN, height = NaN] = []] = groups(area);
  const paths = Array.from({ length: count }, (_, n) => {
    const length = width * (0.24 + next() * 0.4);
    const middle = x + length / 2 + next() * (width - length);
    return leaf(middle, y + (height * (n + next() * 0.6)) / count, length, size);
  });
  return shape(paths.join(''), fill);
}

/**
 * Start Point with its lighthouse, far off: the tip at `x` on the horizon, the land running off to
 * the right (as one sees it from the bay), or to the left when mirrored.
 */
export function startPoint(
  light: Light,
  x: number,
  horizon: number,
  scale = 1,
  mirror = false,
): string {
  return at(
    x,
    horizon,
    scale,
    headland(
      light,
      `0 -6, 30 -24, 90 -34, 150 -54, 230 -50, 320 -70, 430 -66, 560 -92, 760 -100,
      1100 -118, 1800 -126`,
      `-8 -2, 30 -12, 90 -16, 150 -20, 230 -18, 320 -20, 430 -18, 560 -22, 760 -20,
      1100 -20, 1800 -20`,
      5,
      0.58,
    ) + lighthouse(light, 28, -22, 42, 0.15),
    mirror ? -scale : scale,
  );
}

/** A striped parasol stuck in the shingle, 140 units high, its shadow away from the sun. */
export function parasol(light: Light, x: number, y: number, scale: number, cloth: string): string {
  return at(x, y, scale, [
    shape(leaf(-20, 2, 150, 10), mix(tone(light, ink.sand), ink.bark, 0.35)),
    rod('0 0, -6 -110', 5, tone(light, ink.bark)),
    shape(
      'M-84-84C-76-130-30-146-8-146C30-146 62-122 70-92C44-100 20-98-4-92C-30-96-58-94-84-84z',
      tone(light, cloth),
    ),
    shape(
      'M-36-90C-30-118-20-138-8-146C8-138 18-116 22-94C12-95 4-94-4-92C-16-94-26-92-36-90z',
      tone(light, ink.paper),
    ),
  ]);
}
