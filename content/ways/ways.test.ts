import { siteWays } from '@/lib/content/ways';
import { walkFigures } from '@/lib/content/walks';
import { walks } from '../walks';
import { legs } from './legs';
import { services } from './services';

const ascending = (values: readonly (number | string)[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) < value);

test('timetables count from their first stop, and forwards', () => {
  for (const { calls, times, readOn, validUntil } of services) {
    expect(calls[0]?.minutes).toBe(0);
    expect(ascending(calls.flatMap(({ minutes }) => minutes ?? []))).toBe(true);
    for (const day of times) expect(day.times === 'not-read' || ascending(day.times)).toBe(true);
    expect(times.flatMap(({ days }) => days)).toHaveLength(
      new Set(times.flatMap(({ days }) => days)).size,
    );
    expect(validUntil > readOn).toBe(true);
  }
});

test('no leg is written down twice', () => {
  const pairs = legs.map(({ from, to }) => [from, to].sort().join(' '));
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(siteWays.legs).toBe(legs);
});

test('open measured legs join the points of each walk, or its publisher measured it', () => {
  for (const walk of walks) {
    const figures = walkFigures(walk);
    expect(figures === undefined).toBe('published' in walk);
    if (figures) {
      expect(figures.legs.map(({ from }) => from)).toEqual(walk.route.slice(0, -1));
    }
  }
});
