import { gridPosition, gridReference } from './national-grid';

// Points of Ordnance Survey's own test data for its finer grid of shifts (OSTN15), west to east.
test.each([
  ['St Mary’s', 49.9222639373, -6.29977752014, 91492.146, 11318.804],
  ['the Lizard', 49.9600613782, -5.20304609998, 170370.718, 11572.405],
  ['Plymouth', 50.4388582561, -4.10864563561, 250359.811, 62016.569],
  ['St Catherine’s', 50.57563665, -1.2978227724, 449816.371, 75335.861],
])('%s lies within seven metres of where it is published', (_name, latitude, longitude, x, y) => {
  const position = gridPosition({ latitude, longitude });
  expect(Math.hypot((position?.easting ?? 0) - x, (position?.northing ?? 0) - y)).toBeLessThan(7);
});

test.each([
  ['SV', 49.915, -6.315],
  ['TQ', 51.5, -0.12],
  ['NT', 55.95, -3.19],
  ['NR', 55.31, -5.8],
  ['HU', 60.15, -1.15],
  ['TR', 51.13, 1.31],
])('%s is the square at %f, %f', (square, latitude, longitude) => {
  const position = gridPosition({ latitude, longitude });
  expect(position && gridReference(position, 4).slice(0, 2)).toBe(square);
});

test.each([
  ['Belfast', 54.6, -5.93],
  ['Dublin', 53.35, -6.26],
  ['Calais', 50.95, 1.86],
  ['Cherbourg', 49.63, -1.62],
  ['Paris', 48.86, 2.35],
  ['New York', 40.7, -74],
  ['Sydney', -33.9, 151.2],
  ['the pole', 90, 0],
])('%s has no reference', (_name, latitude, longitude) => {
  expect(gridPosition({ latitude, longitude })).toBeUndefined();
});
