import { siteWays } from '@/lib/content/ways';
import { walkFigures } from '@/lib/content/walks';
import { walks } from '../walks';
import { legs } from './legs';
import { services } from './services';

const ascending = (values: readonly (number | string)[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) < value);

test.each(services.map((service) => [service.slug, service] as const))(
  'the timetable of %s counts from its first stop, and forwards',
  (_slug, { calls, times, readOn, validUntil }) => {
    expect(calls[0]?.minutes).toBe(0);
    expect(ascending(calls.flatMap(({ minutes }) => minutes ?? []))).toBe(true);
    for (const day of times) expect(day.times === 'not-read' || ascending(day.times)).toBe(true);
    expect(times.flatMap(({ days }) => days)).toHaveLength(
      new Set(times.flatMap(({ days }) => days)).size,
    );
    expect(validUntil > readOn).toBe(true);
  },
);

test('no leg is written down twice', () => {
  const pairs = legs.map(({ from, to }) => [from, to].sort().join(' '));
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(siteWays.legs).toBe(legs);
});

test.each(walks.map((walk) => [walk.slug, walk] as const))(
  'open measured legs join the points of %s, or its publisher measured it',
  (_slug, walk) => {
    const figures = walkFigures(walk);
    expect(figures === undefined).toBe('published' in walk);
    if (figures) {
      expect(figures.legs.map(({ from }) => from)).toEqual(walk.route.slice(0, -1));
    }
  },
);
