import { distanceMiles, distanceText } from './distance';

const village = { latitude: 51.5, longitude: -5.1 };
const cove = { latitude: 51.495, longitude: -5.11 };

test('a minute of latitude is a nautical mile, 1.15 miles', () => {
  const north = { latitude: village.latitude + 1 / 60, longitude: village.longitude };
  expect(distanceMiles(village, north)).toBeCloseTo(1.15, 2);
});

test('the beach lies about half a mile from the village, whichever way it is measured', () => {
  expect(distanceMiles(village, cove)).toBeCloseTo(0.55, 2);
  expect(distanceMiles(cove, village)).toBe(distanceMiles(village, cove));
});

test('a place is no distance from itself', () => {
  expect(distanceMiles(village, village)).toBe(0);
});

test('a distance is told to a tenth of a mile', () => {
  expect(distanceText(0.54)).toBe('About 0.5\u00a0miles in a straight line');
  expect(distanceText(1.04)).toBe('About 1\u00a0mile in a straight line');
  expect(distanceText(2.26)).toBe('About 2.3\u00a0miles in a straight line');
});

test('what is hardly any distance is not called none', () => {
  expect(distanceText(0.04)).toBe('Less than 0.1\u00a0miles in a straight line');
});
