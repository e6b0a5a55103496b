/** What many scenes have: stars, gulls, grass, light on water. */
import { chance, dots, groups, leaf, type Point, shape } from './draw';

/** Stars of a poster: dots of one ink over a hero's width, above `bottom`. */
export function starlight(bottom: number, count: number, fill: string, seed: number): string {
  const next = chance(seed);
  const places = Array.from({ length: count }, (): Point => [
    next() * 2000,
    next() ** 1.4 * bottom,
  ]);
  return dots(places.slice(count / 4), 4, fill) + dots(places.slice(0, count / 4), 8, fill);
}

/** Gulls far off: wings up, gliding, turning. */
const wings = [
  'M0 0C-6-9-16-14-28-13C-38-13-46-9-52-4C-42-8-30-8-22-5C-12-2-6 3 0 8C5 3 12-4 22-8C32-12 42-12 52-9C44-15 34-18 24-16C13-14 5-8 0 0z',
  'M1 6C-9-1-24-5-54-1C-40-9-24-13-9-7L1-2 10-8C24-15 40-13 54-5C26-7 10-1 1 6z',
  'M-2 6C-8-10-20-22-42-28C-30-32-12-26-1-8C14-13 32-12 52 5C34-4 18-4 7 2C5 7 1 9-2 6z',
] as const;

function gull(x: number, y: number, span: number, fill: string, tilt: number, pose: number) {
  const size = Math.round((span / 104) * 100) / 100;
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${size})">${shape(wings[pose % wings.length] ?? wings[0], fill)}</g>`;
}

/** A few gulls in loose company, written briefly: `'x y span tilt, …'`, level without a tilt. */
export function gulls(fill: string, flock: string): string {
  return groups(flock)
    .map(([x = NaN, y = NaN, span = NaN, tilt = 0], n) => gull(x, y, span, fill, tilt, n))
    .join('');
}

/** A path of leaves of light on the water under the sun, widening towards the viewer. */
export function glitter(
  x: number,
  top: number,
  bottom: number,
  spread: number,
  fill: string,
  seed = 7,
  opacity = 1,
): string {
  const next = chance(seed);
  const rows = Math.round(8 + (bottom - top) / 22);
  const d = Array.from({ length: rows }, (_, index) => {
    const near = (index + 0.4) / rows;
    const y = top + (bottom - top) * near ** 1.35;
    const reach = spread * (0.25 + near * 0.75);
    const marks = 1 + Math.floor(next() * 3);
    return Array.from({ length: marks }, () =>
      leaf(
        x + (next() - 0.5) * reach,
        y + (next() - 0.5) * 8,
        reach * (0.16 + next() * 0.42),
        2 + near * 5,
      ),
    ).join('');
  }).join('');
  return shape(d, fill, opacity);
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
