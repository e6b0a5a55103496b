import { type Located, neighboursIn } from './nearby';

const at = (latitude: number) => ({ latitude, longitude: -3.6 });

const pub = { kind: 'venue', name: 'pub', coordinates: at(50.32) };
const bakery = { kind: 'venue', name: 'bakery', coordinates: at(50.32) };
const farCafe = { kind: 'venue', name: 'far café', coordinates: at(50.5) };
const cove = { kind: 'beach', name: 'cove', coordinates: at(50.31) };
const bar = { kind: 'beach', name: 'bar', coordinates: at(50.29) };
const cottage = { kind: 'property', name: 'cottage', coordinates: at(50.32) };
const tent = { kind: 'property', name: 'tent', coordinates: at(50.3) };
const fair = { kind: 'event', name: 'fair', coordinates: at(50.34) };
const things = [pub, bakery, farCafe, cove, bar, cottage, tent, fair];

const nearest = <Thing extends Located>(thing: Thing, all: readonly Thing[], limit?: number) =>
  neighboursIn(all, limit)(thing);
const names = (...args: Parameters<typeof nearest<(typeof things)[number]>>) =>
  nearest(...args).map(({ thing }) => thing.name);

test('one of each other kind is near, nearest first', () => {
  expect(names(cottage, things)).toEqual(['pub', 'cove', 'fair']);
});

test('nothing of its own kind is near', () => {
  expect(nearest(pub, things).every(({ thing }) => thing.kind !== 'venue')).toBe(true);
});

test('at one distance, kinds come in the order in which they are given', () => {
  const farm = { kind: 'activity', name: 'farm', coordinates: at(50.32) };
  expect(names(farm, [...things, farm]).slice(0, 2)).toEqual(['pub', 'cottage']);
});

test('things that are equally near take turns', () => {
  const secondCottage = { kind: 'property', name: 'second cottage', coordinates: at(50.32) };
  const all = [cottage, secondCottage, pub, bakery];
  expect([names(cottage, all), names(secondCottage, all)]).toEqual([['pub'], ['bakery']]);
});

test('no more are named than asked for', () => {
  expect(nearest(cottage, things, 2)).toHaveLength(2);
});

test('of two with the same picture the nearer one is named', () => {
  const shown = <Thing>(thing: Thing) => ({ ...thing, picture: 'castle' });
  expect(names(cottage, [shown(fair), shown(cove), pub])).toEqual(['pub', 'cove']);
});

test('each comes with its distance in miles', () => {
  expect(nearest(cottage, [cottage, cove])[0]?.miles).toBeCloseTo(0.69, 2);
});

test('a thing alone in the world has nothing near it', () => {
  expect(nearest(cottage, [cottage])).toEqual([]);
});
