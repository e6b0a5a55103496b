import type { Coordinates } from '@/content/types';
import { leg } from '@/lib/transport/testing/transport';
import { drawnLegs } from './legs';

/** A path due south, and places beside it. */
const path = [50, 49.99, 49.98, 49.97, 49.96].map((latitude) => ({ latitude, longitude: -3 }));
const positions: Readonly<Record<string, Coordinates>> = {
  head: { latitude: 50.001, longitude: -3.001 },
  mill: { latitude: 49.981, longitude: -3.001 },
  quay: { latitude: 49.961, longitude: -3.001 },
  moor: { latitude: 49.98, longitude: -3.1 },
};
const lines = (...legs: Parameters<typeof drawnLegs>[0]) =>
  drawnLegs(legs, path, (point) => positions[point]).map(({ legs: joined, line }) => ({
    slugs: joined.map(({ slug }) => slug),
    latitudes: line.map(({ latitude }) => latitude),
  }));

it('runs along the path from place to place, either way', () => {
  expect(lines(leg('head', 'mill', 2), leg('mill', 'quay', 2))).toEqual([
    { slugs: ['head-mill'], latitudes: [50.001, 49.99, 49.981] },
    { slugs: ['mill-quay'], latitudes: [49.981, 49.97, 49.961] },
  ]);
  expect(lines(leg('quay', 'head', 4))[0]?.latitudes).toEqual([
    49.961, 49.97, 49.98, 49.99, 50.001,
  ]);
});

it('joins legs that meet at a point without a position', () => {
  expect(lines(leg('head', 'stile', 1), leg('stile', 'quay', 3))).toEqual([
    { slugs: ['head-stile', 'stile-quay'], latitudes: [50.001, 49.99, 49.98, 49.97, 49.961] },
  ]);
});

it('draws none that begins or ends where nobody knows, or far from the path', () => {
  expect(lines(leg('stile', 'mill', 1))).toEqual([]);
  expect(lines(leg('head', 'stile', 1), leg('mill', 'quay', 2)).map(({ slugs }) => slugs)).toEqual([
    ['mill-quay'],
  ]);
  expect(lines(leg('head', 'moor', 5))).toEqual([]);
});
