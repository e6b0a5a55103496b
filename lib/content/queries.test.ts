import { placeNamed } from './fixtures/items';
import { activities } from '@/content/activities';
import { isEditorsChoice, noticesAt, pick, placeBySlug, venueTypeLabels } from './queries';

const slugsOf = (items: readonly { readonly slug: string }[]) => items.map(({ slug }) => slug);

test('what is picked stands in the order in which it is named', () => {
  expect(slugsOf(pick(activities, ['seal-trip', 'wall-walk']))).toEqual(['seal-trip', 'wall-walk']);
});

test('a place is found by its slug', () => {
  expect(placeBySlug(placeNamed('headland')).kind).toBe('town');
});

test('a place that a notice does not name has none', () => {
  expect(noticesAt(placeNamed('harbour'))).toEqual([]);
});

test('a notice about two of the places asked for is there once', () => {
  expect(noticesAt(placeNamed('harbour'), placeNamed('cove'), placeNamed('headland'))).toHaveLength(
    1,
  );
});

test('the editors’ tag is found in a list of tags and left out of the labels', () => {
  const venue = { type: ['Restaurant', 'Editors Choice'] };
  expect(isEditorsChoice(venue)).toBe(true);
  expect(venueTypeLabels(venue)).toEqual(['Restaurant']);
});

test('a venue of one type has one label and no tag', () => {
  expect(isEditorsChoice({ type: 'Pub' })).toBe(false);
  expect(venueTypeLabels({ type: 'Pub' })).toEqual(['Pub']);
});
