import type { Leg } from '@/content/transport/types';

export interface StripPoint {
  readonly point: string;
  /** Kilometres from the first point. */
  readonly kilometres: number;
  /** Metres above the lowest of the points: not above the sea, and nothing is known between them. */
  readonly height: number;
}

export function stripOf(legs: readonly Leg[]): readonly StripPoint[] {
  const [first] = legs;
  if (!first) return [];
  const points = [{ point: first.from, kilometres: 0, height: 0 }];
  for (const { to, kilometres, climb } of legs) {
    const last = points.at(-1);
    if (!last) break;
    points.push({
      point: to,
      kilometres: Math.round((last.kilometres + kilometres) * 10) / 10,
      height: last.height + climb.there - climb.back,
    });
  }
  const lowest = Math.min(...points.map(({ height }) => height));
  return points.map((point) => ({ ...point, height: point.height - lowest }));
}
