/** The one stretch of path that somebody has measured. */
import type { WayPointSlug } from './points';
import type { Leg, MeasuredWalk } from './types';

export const legs: readonly Leg<WayPointSlug>[] = [
  {
    slug: 'whinstone-sands-village-centre',
    from: 'whinstone-sands',
    to: 'village-centre',
    kilometres: 1.2,
    climb: { there: 40, back: 5 },
    kind: 'coast path',
    source: { name: 'Measured with a wheel', url: 'https://www.visitkettlestaith.test/' },
    readOn: '2026-11-22',
  },
];

export const measuredWalks: readonly MeasuredWalk<WayPointSlug>[] = [];
