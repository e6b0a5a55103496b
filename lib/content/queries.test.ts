import { notices } from '@/content/notices';
import { places } from '@/content/places';
import { addDays } from '../time/london';
import {
  allEvents,
  eventsPageEvents,
  featuredActivities,
  featuredAreas,
  featuredBeaches,
  featuredEvents,
  isEditorsChoice,
  noticesAt,
  noticesFor,
  placeBySlug,
  venueTypeLabels,
} from './queries';

test('the home page shows six activities, four areas, four events and three beaches', () => {
  const counts = [featuredActivities(), featuredAreas(), featuredEvents(), featuredBeaches()];
  expect(counts.map((list) => list.length)).toEqual([6, 4, 4, 3]);
});

test('the home page keeps its own order of events', () => {
  expect(featuredEvents().map((event) => event.slug)).toEqual([
    'village-fair',
    'photography-workshop',
    'regatta',
    'beach-clean',
  ]);
});

test('the events page runs from July to October, by date', () => {
  expect(eventsPageEvents().map((event) => event.startDate)).toEqual([
    '2025-07-19',
    '2025-08-08',
    '2025-08-30',
    '2025-09-05',
    '2025-09-20',
    '2025-10-05',
  ]);
});

test('the regatta is among all events but not on the events page', () => {
  expect(allEvents().some((event) => event.slug === 'regatta')).toBe(true);
  expect(eventsPageEvents().some((event) => event.slug === 'regatta')).toBe(false);
});

test('a place is found by its slug', () => {
  for (const place of places) expect(placeBySlug(place.slug)).toBe(place);
});

test('a notice shows at its places from its first day to its last', () => {
  for (const notice of notices) {
    for (const place of notice.places) {
      expect(noticesFor(place, notice.from)).toContain(notice);
      expect(noticesFor(place, notice.until)).toContain(notice);
      expect(noticesFor(place, addDays(notice.from, -1))).not.toContain(notice);
      expect(noticesFor(place, addDays(notice.until, 1))).not.toContain(notice);
    }
  }
});

test('a place that a notice does not name has none', () => {
  for (const { slug } of places) {
    expect(noticesAt(slug)).toEqual(notices.filter((notice) => notice.places.includes(slug)));
  }
});

test('a notice about two of the places asked for is there once', () => {
  expect(noticesAt(...places.map(({ slug }) => slug))).toEqual(
    notices.filter((notice) => notice.places.length > 0),
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
