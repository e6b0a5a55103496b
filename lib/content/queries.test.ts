import { placeNamed } from './fixtures/items';
import {
  allEvents,
  eventsPageEvents,
  featuredActivities,
  featuredAreas,
  featuredBeaches,
  featuredEvents,
  isEditorsChoice,
  noticesAt,
  placeBySlug,
  venueTypeLabels,
} from './queries';

const slugsOf = (items: readonly { readonly slug: string }[]) => items.map(({ slug }) => slug);

test('the home page shows what it names, in its own order', () => {
  expect(slugsOf(featuredActivities())).toEqual(['seal-trip', 'wall-walk']);
  expect(slugsOf(featuredAreas())).toEqual(['old-quay']);
  expect(slugsOf(featuredBeaches())).toEqual(['long-strand']);
  expect(slugsOf(featuredEvents())).toEqual(['fair', 'boat-race', 'dance']);
});

test('events are told by date, whatever their order in the content', () => {
  expect(slugsOf(allEvents())).toEqual(['boat-race', 'fair', 'carols', 'dance']);
});

test('the events page has the events that it names, by date', () => {
  expect(slugsOf(eventsPageEvents())).toEqual(['fair', 'carols', 'dance']);
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
