import { PLANNER_FILTERS, createId, shownName } from './item';
import { emptyHeading, filterLabel, toPlannerFilter, typeWords } from './words';

test.each([
  ['activity', 'Activity', 'Activities', 'green'],
  ['beach', 'Beach', 'Beaches', 'blue'],
  ['accommodation', 'Stay', 'Stays', 'purple'],
  ['event', 'Event', 'Events', 'yellow'],
  ['restaurant', 'Food & Drink', 'Food & Drink', 'orange'],
  ['Area', 'Area', 'Areas', 'grey'],
  ['area', 'area', 'area', 'grey'],
  ['Boat Hire', 'Boat Hire', 'Boat Hire', 'grey'],
  ['constructor', 'constructor', 'constructor', 'grey'],
])('the type %s is called %s and %s, and its badge is %s', (type, one, many, tone) => {
  expect(typeWords(type)).toMatchObject({ label: { one, many }, tone });
});

test('the filters stand in their order with their words', () => {
  expect(PLANNER_FILTERS.map(filterLabel)).toEqual([
    'All Items',
    'Activities',
    'Beaches',
    'Stays',
    'Events',
    'Food & Drink',
  ]);
});

test.each([
  ['beach', 'beach'],
  ['all', 'all'],
  ['area', 'all'],
  ['other', 'other'],
  ['toString', 'all'],
  ['', 'all'],
  [null, 'all'],
  [undefined, 'all'],
])('the filter that an address calls %p is %s', (value, filter) => {
  expect(toPlannerFilter(value)).toBe(filter);
});

test('an empty list is headed by what is missing', () => {
  expect(emptyHeading('all')).toBe('No saved items yet');
  expect(emptyHeading('accommodation')).toBe('No saved Stay yet');
  expect(emptyHeading('restaurant')).toBe('No saved Food & Drink yet');
});

test('an id is the time joined to a random text of eight characters', () => {
  const now = new Date(1754042400000);
  expect(createId(now, () => 0.5)).toBe('1754042400000-i0000000');
  expect(createId(now, () => 0)).toBe('1754042400000-00000000');
  expect(createId(now, () => 0.123456789)).toMatch(/^1754042400000-[a-z0-9]{8}$/);
});

test('a name of more than 200 characters is shortened where it is shown, at no half of a character', () => {
  expect(shownName({ name: 'x'.repeat(200) })).toBe('x'.repeat(200));
  expect(shownName({ name: 'x'.repeat(201) })).toBe(`${'x'.repeat(200)}…`);
  expect(shownName({ name: `${'x'.repeat(199)}😀y` })).toBe(`${'x'.repeat(199)}…`);
});
