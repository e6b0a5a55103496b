/** Sky: bands, sun and moon, clouds, stars, gulls. */
import { at, blob, box, chance, disc, dots, ground, groups, leaf, type Point, shape } from './draw';
import { type Light } from './palette';

/**
 * Flat bands that thin towards the horizon, bowed as if round a far sun; by night with stars.
 *
 * @param seed where the stars stand: for each height of sky elsewhere, or chosen so that none meets
 *   what rises before it
 */
export function sky(
  light: Light,
  width: number,
  horizon: number,
  seed = Math.round(horizon),
): string {
  const bands = light.sky.length;
  const drawn = light.sky
    .map((fill, index) => {
      if (index === 0) return box(0, 0, width, horizon + 4, fill);
      if (fill === light.sky[index - 1]) return '';
      const y = horizon * (1 - (1 - index / bands) ** 1.35);
      const bow = (horizon - y) * 0.16;
      return ground(
        [
          [0, y + bow],
          [width * 0.3, y + bow * 0.1],
          [width * 0.68, y - bow * 0.5],
          [width, y + bow * 0.2],
        ],
        horizon + 4,
        fill,
      );
    })
    .join('');
  // As many to a piece of sky in a card as in a hero.
  return light.stars
    ? drawn + stars(width, horizon * 0.8, Math.round((width * horizon) / 11_000), seed)
    : drawn;
}

/** The sun; by night a full moon that is smaller than it. */
export function orb(light: Light, x: number, y: number, r: number): string {
  return disc(x, y, light.stars ? r * 0.55 : r, light.orb);
}

/** Broad rays behind everything else, from a point to the edges of the picture; a moon has none. */
export function rays(
  light: Light,
  x: number,
  y: number,
  length: number,
  fill: string,
  opacity: number,
): string {
  if (light.stars) return '';
  const count = 18;
  const d = Array.from({ length: count / 2 }, (_, index) => {
    const corner = (turn: number) => {
      const angle = ((index * 2 + turn) / count) * Math.PI * 2 + 0.12;
      return `${Math.round(x + Math.cos(angle) * length)} ${Math.round(y + Math.sin(angle) * length)}`;
    };
    return `M${x} ${y}L${corner(0)}L${corner(1)}z`;
  }).join('');
  return shape(d, fill, opacity);
}

/** Whole clouds and their lit parts: one heaped, one a low bank. */
const clouds: readonly (readonly [whole: string, lit: string])[] = [
  [
    '-100 0, -78 -9, -58 -12, -48 -30, -24 -38, -6 -32, 6 -54, 34 -60, 54 -42, 62 -26, 82 -24, 92 -10, 118 0, 40 4',
    '-44 -12, -22 -24, 4 -20, 14 -44, 34 -60, 54 -42, 62 -26, 82 -24, 92 -10, 112 -2, 60 -6, 10 -8',
  ],
  [
    '-126 2, -92 -8, -66 -10, -40 -22, -8 -20, 8 -30, 44 -32, 62 -18, 96 -14, 130 -2, 60 3, -30 5',
    '-34 -16, -8 -20, 8 -30, 44 -32, 62 -18, 96 -14, 124 -4, 70 -4, 20 -10',
  ],
];

/** A cloud with a flat foot, lit from the upper right; `width` in picture units. */
export function cloud(light: Light, x: number, y: number, width: number, isLow = false): string {
  const [whole, lit] = clouds[isLow ? 1 : 0] ?? ['', ''];
  return at(x, y, width / 220, blob(whole, light.cloudShade) + blob(lit, light.cloud));
}

/** Stars, thinner towards the horizon. */
function stars(width: number, bottom: number, count: number, seed: number): string {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const y = next() ** 1.5 * bottom;
    const size = 1.2 + next() ** 4 * 3;
    const x = next() * width;
    return size > 3
      ? shape(
          `M${Math.round(x)} ${Math.round(y - size * 2.6)}l2 ${Math.round(size * 2)} 7 2-7 2-2 ${Math.round(size * 2)}-2-${Math.round(size * 2)}-7-2 7-2z`,
          '#fdf3cf',
        )
      : disc(x, y, size, '#e8ead2', 0.85);
  }).join('');
}

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
