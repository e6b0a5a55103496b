/**
 * The stretches of path that somebody has measured. A pair of points that no chain of these joins
 * is "not known", however near the two look on a map.
 */
import type { WayPointSlug } from './points';
import type { Leg, MeasuredWalk } from './types';

const measured = {
  kind: 'coast path',
  exposed: true,
  source: {
    name: 'By the Dart, the coast path from Torcross to Dartmouth',
    url: 'https://www.bythedart.co.uk/things-to-do-in-dartmouth/walking--outdoors/south-west-coast-path---torcross-to-dartmouth/',
  },
  readOn: '2026-11-22',
  publishedIn: 'two route files with heights',
} as const;

export const legs: readonly Leg<WayPointSlug>[] = [
  {
    slug: 'torcross-slapton-sands',
    from: 'torcross',
    to: 'slapton-sands',
    kilometres: 2.3,
    climb: { there: 2, back: 2 },
    closedBy: 'a379-torcross-strete-gate',
    ...measured,
  },
  {
    slug: 'slapton-sands-strete-gate',
    from: 'slapton-sands',
    to: 'strete-gate',
    kilometres: 1.5,
    climb: { there: 6, back: 4 },
    ...measured,
  },
  {
    slug: 'strete-gate-strete',
    from: 'strete-gate',
    to: 'strete',
    kilometres: 1.5,
    climb: { there: 108, back: 0 },
    ...measured,
  },
  {
    slug: 'strete-blackpool-sands',
    from: 'strete',
    to: 'blackpool-sands',
    kilometres: 2.2,
    climb: { there: 62, back: 169 },
    ...measured,
  },
  {
    slug: 'blackpool-sands-village-centre',
    from: 'blackpool-sands',
    to: 'village-centre',
    kilometres: 1,
    climb: { there: 89, back: 0 },
    ...measured,
  },
  {
    slug: 'village-centre-little-dartmouth',
    from: 'village-centre',
    to: 'little-dartmouth',
    kilometres: 1.6,
    climb: { there: 60, back: 60 },
    climbIsRough: true,
    ...measured,
  },
  {
    slug: 'little-dartmouth-dartmouth-castle',
    from: 'little-dartmouth',
    to: 'dartmouth-castle',
    kilometres: 4,
    climb: { there: 150, back: 240 },
    climbIsRough: true,
    ...measured,
  },
  {
    slug: 'dartmouth-castle-dartmouth',
    from: 'dartmouth-castle',
    to: 'dartmouth',
    kilometres: 1.6,
    climb: { there: 41, back: 39 },
    ...measured,
  },
];

/** Each leg is rounded to 100 m; the whole was measured as a whole. */
export const measuredWalks: readonly MeasuredWalk<WayPointSlug>[] = [
  { between: ['strete-gate', 'village-centre'], kilometres: 4.8 },
];
