import { closing, leg, stretch, ways as coast } from './fixtures';
import { pointsWithin } from './reach';

const day = '2031-05-08';
const ways = {
  ...coast,
  legs: [leg('cove', 'mill', 1), leg('mill', 'inn', 1, 0, 300), leg('cove', 'head', 3)],
};
const near = (minutes: number, of: typeof ways = ways) => [
  ...pointsWithin(of, 'cove', minutes, day),
];

it('holds what is near both ways, and the place itself', () => {
  // The mill is 13 minutes away; the inn 26 there, and 58 back over the hill; the head 39.
  expect(near(12)).toEqual(['cove']);
  expect(near(26)).toEqual(['cove', 'mill']);
  expect(near(57)).toEqual(['head', 'cove', 'mill']);
  expect(near(59)).toEqual(['head', 'cove', 'mill', 'inn']);
});

it('leaves out what no path leads to, and what a notice closes', () => {
  expect(near(600)).not.toContain('island');
  const shut = {
    ...ways,
    legs: [leg('cove', 'mill', 1, 0, 0, { closedBy: stretch })],
    notices: [closing('2031-05-01', '2031-05-31')],
  };
  expect(near(600, shut)).toEqual(['cove']);
});
