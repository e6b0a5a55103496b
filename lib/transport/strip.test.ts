import { leg } from './fixtures';
import { stripOf } from './strip';

it('adds the climbs up to heights above the lowest point', () => {
  expect(stripOf([leg('a', 'b', 1.1, 100, 0), leg('b', 'c', 2.2, 20, 130)])).toEqual([
    { point: 'a', kilometres: 0, height: 10 },
    { point: 'b', kilometres: 1.1, height: 110 },
    { point: 'c', kilometres: 3.3, height: 0 },
  ]);
});

it('has no points without legs', () => {
  expect(stripOf([])).toEqual([]);
});
