import { allOfKind } from '@/lib/kinds/entries';
import { toEpochMinutes } from '@/lib/time/london';
import { eventsOfHome, eventsOfPage, listedOccasions } from './listing';

const slugsOf = (items: readonly { readonly slug: string }[]) => items.map(({ slug }) => slug);

afterEach(() => {
  delete process.env['BUILT_AT'];
});

test('what is to come at the build is on the home page and the events page, whatever they name', () => {
  process.env['BUILT_AT'] = String(toEpochMinutes('2024-07-01', '12:00'));
  expect(slugsOf(eventsOfHome())).toEqual(['boat-race', 'fair', 'carols']);
  expect(slugsOf(eventsOfPage())).toEqual(['boat-race', 'fair', 'carols', 'dance']);

  process.env['BUILT_AT'] = String(toEpochMinutes('2024-12-26', '12:00'));
  expect(slugsOf(eventsOfHome())).toEqual(['dance', 'fair', 'boat-race']);
  expect(slugsOf(eventsOfPage())).toEqual(['dance', 'fair', 'carols']);
});

test('where nobody knows the day of the build, home and the events page have what they name, the page by date', () => {
  expect(slugsOf(eventsOfHome())).toEqual(['fair', 'boat-race', 'dance']);
  expect(slugsOf(eventsOfPage())).toEqual(['fair', 'carols', 'dance']);
});

test('events are told by date, whatever their order in the content', () => {
  expect(slugsOf(allOfKind('event'))).toEqual(['boat-race', 'fair', 'carols', 'dance']);
});

test('every date of every event is listed, by its first day', () => {
  expect(slugsOf(listedOccasions())).toEqual(['boat-race', 'fair', 'carols', 'dance']);
});
