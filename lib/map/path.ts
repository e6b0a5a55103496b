import type { Point } from './projection';

/** A cubic Bézier curve, from where the one before it ends. */
export interface Curve {
  readonly from: Point;
  readonly controls: readonly [Point, Point];
  readonly to: Point;
}

const control = (at: Point, before: Point, after: Point): Point => ({
  x: at.x + (after.x - before.x) / 6,
  y: at.y + (after.y - before.y) / 6,
});

/** Curves that run smoothly through every point (Catmull–Rom). */
function curvesThrough(points: readonly Point[]): readonly Curve[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    return { from, controls: [control(from, before, to), control(to, after, from)], to };
  });
}

const pair = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A `d` through every point, in whole units. */
export function smoothPath(points: readonly Point[]): string {
  const curves = curvesThrough(points);
  const [first] = curves;
  if (!first) return '';
  const drawn = curves.map(({ controls, to }) => `C${[...controls, to].map(pair).join(' ')}`);
  return `M${pair(first.from)}${drawn.join('')}`;
}
