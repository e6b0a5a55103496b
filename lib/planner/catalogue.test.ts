import { createLookup, draftOf, explorePath, itemPath, todaysItem } from './catalogue';
import type { PlannerItemDraft } from './item';

function draft(type: string, name: string, slug?: string): PlannerItemDraft {
  return { type, name, description: '', image: '', ...(slug && { slug }) };
}

const long = draft('beach', 'Long Sands', 'long-sands');
const gate = draft('area', 'North Gate', 'north-gate');
const lookup = createLookup([long, gate]);

test('a saved thing is found by its slug, though its name has changed', () => {
  expect(lookup(draft('beach', 'Long Beach', 'long-sands'))).toBe(long);
});

test('a saved thing without a slug, or with one of old, is found by its name', () => {
  expect(lookup(draft('beach', 'Long Sands'))).toBe(long);
  expect(lookup(draft('beach', 'Long Sands', 'long'))).toBe(long);
});

test('a thing of the same name and another type is found by its name, with its own page', () => {
  const saved = draft('beach', 'North Gate', 'north-gate');
  expect(lookup(saved)).toBe(gate);
  expect(itemPath(saved, lookup)).toBe('/areas/north-gate/');
});

test.each([
  ['activity', '/things-to-do/a-thing/'],
  ['area', '/areas/a-thing/'],
  ['beach', '/beaches/a-thing/'],
  ['accommodation', '/stay/a-thing/'],
  ['event', '/events/a-thing/'],
  ['restaurant', '/food-drink/a-thing/'],
])('the details of type "%s" are at %s', (type, path) => {
  expect(itemPath(draft(type, 'A thing', 'a-thing'))).toBe(path);
});

test('a thing of an unknown type, or without a slug, leads to where its like is found', () => {
  expect(itemPath(draft('ferry', 'The Passage', 'the-passage'))).toBe('/#things-to-do');
  expect(itemPath(draft('area', 'The Green'))).toBe('/#things-to-do');
  expect(itemPath(draft('beach', 'Long Sands'))).toBe('/beaches/');
});

test('once the catalogue is read, it has the last word', () => {
  expect(itemPath(draft('beach', 'Long Sands'), lookup)).toBe('/beaches/long-sands/');
  expect(itemPath(draft('beach', 'Gone', 'gone'), lookup)).toBe('/beaches/');
});

test.each([
  ['all', '/#things-to-do'],
  ['event', '/events/'],
  ['toString', '/#things-to-do'],
])('things of "%s" are looked for at %s', (type, path) => {
  expect(explorePath(type)).toBe(path);
});

describe('a saved thing as it is today', () => {
  const fair = {
    ...draft('event', 'Village Fair', 'village-fair'),
    date: 'Sat 29 Aug 2026',
    phone: '01632 960002',
  };
  const saved = {
    ...draft('event', 'Village Fair', 'village-fair'),
    id: '1',
    savedAt: '2025-08-01T10:00:00.000Z',
    date: 'Sat 30 Aug 2025',
    price: '£5',
  };
  const entry = { ...fair, ends: 29800000, night: '/images/fair-night.svg' };
  const today = createLookup([entry]);

  test('has today’s date, phone and price, and none that are no more', () => {
    const item = todaysItem(saved, today);
    expect(item).toEqual({ ...fair, id: '1', savedAt: saved.savedAt });
    expect(today(item)?.ends).toBe(29800000);
  });

  test('knows its picture by night, which is not saved', () => {
    expect(today(saved)?.night).toBe('/images/fair-night.svg');
    expect(draftOf(entry)).toEqual(fair);
  });

  test('saves nothing of what belongs beside its distance', () => {
    expect(draftOf({ ...long, beside: 'on foot 1 h 20' })).toEqual(long);
  });

  test('keeps the name under which it was saved', () => {
    const item = todaysItem({ ...saved, name: 'Summer Fair' }, today);
    expect(item.name).toBe('Summer Fair');
    expect(today(item)).toBe(entry);
  });

  test('that the site has no more is as it was saved, and said to be gone', () => {
    const gone = { ...saved, slug: 'winter-fair', name: 'Winter Fair' };
    expect(todaysItem(gone, today)).toBe(gone);
    expect(today(gone)).toBeUndefined();
  });

  test('is as it was saved as long as nobody knows', () => {
    expect(todaysItem(saved, undefined)).toBe(saved);
  });
});
