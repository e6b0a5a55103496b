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
  expect(placeBySlug('dartmouth').kind).toBe('town');
});

test('the road notice shows at Slapton until its last day and not after', () => {
  expect(noticesFor('slapton-sands', '2027-03-31')).toHaveLength(1);
  expect(noticesFor('slapton-sands', '2027-04-01')).toHaveLength(0);
  expect(noticesFor('slapton-sands', '2025-08-01')).toHaveLength(0);
});

test('a place that a notice does not name has none', () => {
  expect(noticesAt('dartmouth')).toEqual([]);
});

test('a notice about two of the places asked for is there once', () => {
  expect(noticesAt('dartmouth', 'strete-gate', 'slapton-sands')).toHaveLength(1);
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
