/**
 * The pencil: points to smooth outlines, outlines to SVG. Every shape is flat; there are no filters,
 * gradients, strokes of even width or letters in the pictures.
 */

export type Point = readonly [x: number, y: number];

/** Points, as such or written briefly: `'x y, x y, …'`. */
export type Outline = string | readonly Point[];

/** Points of a line that swells and thins, as such or written briefly: `'x y thickness, …'`. */
type Swell = string | readonly (readonly [x: number, y: number, thickness: number])[];

/** The numbers of a list such as `'0 230, 200 250'`, one group between two commas. */
export const groups = (list: string) =>
  list.split(',').map((group) => group.trim().split(' ').map(Number));

export function pts(list: string): Point[] {
  return groups(list).map(([x = NaN, y = NaN]) => [x, y]);
}

/** Points with a width, size or scale each, written briefly: `'x y size, x y size, …'`. */
export function triples(list: string): [x: number, y: number, size: number][] {
  return groups(list).map(([x = NaN, y = NaN, size = NaN]) => [x, y, size]);
}

/** The points of an outline, however it is written. */
export const outline = (points: Outline): readonly Point[] =>
  typeof points === 'string' ? pts(points) : points;

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** Whole steps from one point to the next, written as briefly as SVG allows. */
function steps(from: Point, ...to: readonly Point[]): string {
  return to
    .flatMap(([x, y]) => [Math.round(x) - Math.round(from[0]), Math.round(y) - Math.round(from[1])])
    .join(' ')
    .replaceAll(' -', '-');
}

/** A picture of the given size in its own units. */
export function picture(width: number, height: number, ...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

export const card = (...parts: readonly string[]) => picture(1200, 800, ...parts);

export const hero = (...parts: readonly string[]) => picture(2000, 900, ...parts);

export function shape(d: string, fill: string, opacity = 1): string {
  return `<path fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`;
}

/** Shapes from back to front, each on a line of its own: `${ink} path data`. */
export const paint = (paths: TemplateStringsArray, ...fills: readonly string[]) =>
  paths
    .slice(1)
    .map((d, n) => shape(d.trim(), fills[n] ?? ''))
    .join('');

export function facet(corners: Outline, fill: string): string {
  const points = outline(corners);
  const [first] = points;
  if (!first) return '';
  const sides = points.slice(1).map((point, index) => steps(points[index] ?? point, point));
  return shape(`M${pair(first)}l${sides.join(' ').replaceAll(' -', '-')}z`, fill);
}

export function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`;
}

/** The part of a path that runs smoothly through points (Catmull-Rom), without its first move. */
function through(points: readonly Point[], tension = 6): string {
  return points
    .slice(1)
    .map((end, index) => {
      const start = points[index] ?? end;
      const before = points[index - 1] ?? start;
      const after = points[index + 2] ?? end;
      const a: Point = [
        start[0] + (end[0] - before[0]) / tension,
        start[1] + (end[1] - before[1]) / tension,
      ];
      const b: Point = [
        end[0] - (after[0] - start[0]) / tension,
        end[1] - (after[1] - start[1]) / tension,
      ];
      return `c${steps(start, a, b, end)}`;
    })
    .join('');
}

export function curve(points: readonly Point[]): string {
  const [first] = points;
  return first ? `M${pair(first)}${through(points)}` : '';
}

/** Everything below a smooth line, down to `bottom`: hills, dunes, nearer water. */
export function ground(skyline: Outline, bottom: number, fill: string): string {
  const points = outline(skyline);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  return shape(`${curve(points)}L${pair([last[0], bottom])}L${pair([first[0], bottom])}z`, fill);
}

export function blob(edge: Outline, fill: string): string {
  const points = outline(edge);
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return '';
  const ring = [last, ...points, first, second];
  const pieces = through(ring).split('c').slice(2, -1);
  return shape(`M${pair(first)}c${pieces.join('c')}z`, fill);
}

/** A band between two smooth lines: beach, road, foam. */
export function between(upper: Outline, lower: Outline, fill: string): string {
  const back = [...outline(lower)].reverse();
  const [turn] = back;
  return turn ? shape(`${curve(outline(upper))}L${pair(turn)}${through(back)}z`, fill) : '';
}

/** A line that swells and thins: `x, y, thickness` at each point. */
export function ribbon(swell: Swell, fill: string) {
  const points = typeof swell === 'string' ? triples(swell) : swell;
  return between(
    points.map(([x, y, t]) => [x, y - t / 2] as const),
    points.map(([x, y, t]) => [x, y + t / 2] as const),
    fill,
  );
}

/** An even line, for masts, ropes and rails. */
export function line(points: Outline, width: number, stroke: string): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" d="${curve(outline(points))}"/>`;
}

/** Straight even lines, for masts, ropes and rails. */
export function rod(points: Outline, width: number, stroke: string): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="M${outline(points).map(pair).join('L')}"/>`;
}

/** Puts parts drawn round 0, 0 somewhere else; a negative `scaleX` mirrors them. */
export function at(
  x: number,
  y: number,
  scale: number,
  parts: string | readonly string[],
  scaleX = scale,
): string {
  const whole = typeof parts === 'string' ? parts : parts.join('');
  const size =
    scale === scaleX ? (scale === 1 ? '' : ` scale(${scale})`) : ` scale(${scaleX} ${scale})`;
  return `<g transform="translate(${round(x)} ${round(y)})${size}">${whole}</g>`;
}

/** Parts drawn round 0, 0, turned clockwise about it and put somewhere else. */
export const turned = (x: number, y: number, degrees: number, ...parts: readonly string[]) =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)})">${parts.join('')}</g>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;

/** Round dots at points: blossom, pebbles, berries, far lamps. */
export function dots(points: Outline, size: number, fill: string): string {
  const places = outline(points);
  if (places.length === 0) return '';
  const d = places
    .map((point, n) => `m${n ? steps(places[n - 1] ?? point, point) : pair(point)}h0`)
    .join('');
  return `<path fill="none" stroke="${fill}" stroke-width="${round(size)}" stroke-linecap="round" d="${d}"/>`;
}

/**
 * A clump of leaves with a scalloped top and a flatter foot: `width` wide, `rise` high, its foot in
 * the middle of `x`, `y`.
 */
export function clump(
  x: number,
  y: number,
  width: number,
  rise: number,
  lobes: number,
  fill: string,
): string {
  const crown: Point[] = Array.from({ length: lobes + 1 }, (_, index) => {
    const t = index / lobes;
    return [
      x + (t - 0.5) * width,
      y - Math.sin(t * Math.PI) ** 0.75 * rise * (index % 2 ? 0.94 : 1),
    ];
  });
  const [start] = crown;
  if (!start) return '';
  const scallops = crown.slice(1).map((end, index) => {
    const from = crown[index] ?? end;
    const r = Math.max(1, Math.round(Math.hypot(end[0] - from[0], end[1] - from[1]) * 0.56));
    return `a${r} ${r} 0 0 1 ${steps(from, end)}`;
  });
  const w = Math.round(width);
  const dip = Math.round(rise * 0.16);
  return shape(
    `M${pair(start)}${scallops.join('')}q${-Math.round(w * 0.22)} ${dip} ${-Math.round(w * 0.5)} ${Math.round(dip * 0.4)}t${-(w - Math.round(w * 0.5))} ${-Math.round(dip * 0.4)}z`,
    fill,
  );
}

/** A thin leaf lying on its side, the mark from which water is made. */
export function leaf(x: number, y: number, width: number, thickness: number): string {
  const w = Math.round(width / 2);
  const t = round(thickness);
  return `M${Math.round(x - width / 2)} ${Math.round(y)}q${w}-${t} ${w * 2} 0q-${w} ${t}-${w * 2} 0z`;
}

/** Even chance from 0 to 1, always the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
