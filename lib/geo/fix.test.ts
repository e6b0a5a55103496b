import { bearing, compassPoint, fixWords, fromNearest, metresBetween } from './fix';

const harbour = { name: 'the Harbour', coordinates: { latitude: 50.32, longitude: -3.61 } };
const tower = { name: 'the Tower', coordinates: { latitude: 50.3238, longitude: -3.6 } };
const places = [harbour, tower];
/** 420 m north-east of the harbour. */
const path = { latitude: 50.32267, longitude: -3.60583 };

test('a good fix is read out in full', () => {
  expect(fixWords({ ...path, accuracy: 8 }, places)).toEqual({
    grid: 'SX 8578 4820',
    inBritain: true,
    degrees: '50.3227, −3.6058',
    accuracy: 'within 10\u00a0m',
    from: '420\u00a0m north-east of the Harbour',
  });
});

test.each([
  [25, 'SX 8578 4820', '50.3227, −3.6058'],
  [26, 'SX 857 482', '50.323, −3.606'],
  [1000, 'SX 85 48', '50.32, −3.61'],
  [5000, undefined, '50.32, −3.61'],
])('within %i m it has no more figures than it is worth', (accuracy, grid, degrees) => {
  expect(fixWords({ ...path, accuracy }, places)).toMatchObject({ grid, degrees, inBritain: true });
});

test('a fix that is vaguer than the way to the nearest place names no direction', () => {
  expect(fromNearest({ ...path, accuracy: 900 }, places)).toBe(
    'near the Harbour, within 900\u00a0m of it or so',
  );
});

test('where one stands at a place, it is named', () => {
  expect(fromNearest({ ...tower.coordinates, accuracy: 10 }, places)).toBe('at the Tower');
  expect(fromNearest({ ...path, accuracy: 10 }, [])).toBe('');
});

test('abroad there is no grid', () => {
  const words = fixWords({ latitude: 48.86, longitude: 2.35, accuracy: 10 }, places);
  expect(words).toMatchObject({ grid: undefined, inBritain: false });
  expect(words.from).toMatch(/\d\smiles east of the/);
});

test('a degree of latitude is about 111 km, and bearings go round by east', () => {
  const [south, north] = [
    { latitude: 50, longitude: -3 },
    { latitude: 51, longitude: -3 },
  ];
  expect(metresBetween(south, north)).toBeCloseTo(111_195, -2);
  expect(bearing(south, north)).toBeCloseTo(0);
  expect(bearing(north, south)).toBeCloseTo(180);
  expect([0, 44, 91, 200, 300, 350].map(compassPoint)).toEqual([
    'north',
    'north-east',
    'east',
    'south',
    'north-west',
    'north',
  ]);
});
