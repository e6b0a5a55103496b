import type { Point } from './projection';

const whole = (value: number): string => String(Math.round(value));

const pair = ({ x, y }: Point): string => `${whole(x)} ${whole(y)}`;

const control = (at: Point, before: Point, after: Point): Point => ({
  x: at.x + (after.x - before.x) / 6,
  y: at.y + (after.y - before.y) / 6,
});

/** A `d` through every point (Catmull–Rom as Bézier curves), in whole units. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return '';
  const curves = rest.map((to, index) => {
    const from = points[index] ?? first;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    return `C${pair(control(from, before, to))} ${pair(control(to, after, from))} ${pair(to)}`;
  });
  return `M${pair(first)}${curves.join('')}`;
}
