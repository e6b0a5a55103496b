import type { Point } from './projection';

const control = (at: Point, before: Point, after: Point): Point => ({
  x: at.x + (after.x - before.x) / 6,
  y: at.y + (after.y - before.y) / 6,
});

const pair = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A `d` that runs smoothly through every point (Catmull–Rom), in whole units. */
export function smoothPath(points: readonly Point[]): string {
  const [start, ...others] = points;
  if (!start || others.length === 0) return '';
  const curves = others.map((to, index) => {
    const from = points[index] ?? to;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const curve = [control(from, before, to), control(to, after, from), to];
    return `C${curve.map(pair).join(' ')}`;
  });
  return `M${pair(start)}${curves.join('')}`;
}
