import type { Activity, Area, Beach, Event, Property, Venue } from '@/content/types';
import { fair, galley, gullCove, loft, quay, walk } from '@/lib/content/fixtures/items';
import { entryDraft, heartDraft } from './draft';
import { allOfKind } from '@/lib/kinds/entries';

const common = {
  slug: 'a-thing',
  seo: { title: '', description: '' },
  image: { src: 'event-regatta', alt: 'A scene' },
  summary: 'One line.',
  description: 'Many lines.',
  place: 'village-centre',
  sources: [],
  updated: '2025-06-01',
} as const;

const saved = {
  slug: 'a-thing',
  name: 'A thing',
  description: 'One line.',
  image: '/images/event-regatta.svg',
};

test('an activity saves its difficulty as its location', () => {
  const activity: Activity = {
    ...walk,
    ...common,
    title: 'A thing',
    duration: '20 mins',
    difficulty: 'Easy',
    rating: 4.8,
  };
  expect(entryDraft({ kind: 'activity', item: activity })).toEqual({
    ...saved,
    type: 'activity',
    rating: 4.8,
    location: 'Easy',
    duration: '20 mins',
  });
});

test('an area saves as a type of its own, without details', () => {
  const area: Area = { ...quay, ...common, name: 'A thing' };
  expect(entryDraft({ kind: 'area', item: area })).toEqual({ ...saved, type: 'Area' });
});

test('the heart of an area that is a beach saves the beach; that of another area the area', () => {
  const [beach] = allOfKind('beach');
  const [area] = allOfKind('area');
  if (!beach || !area) throw new Error('The fixtures have a beach and an area.');
  const { name } = beach;
  expect(heartDraft({ kind: 'area', item: { ...area, name } })).toEqual(
    entryDraft({ kind: 'beach', item: beach }),
  );
  const other = { ...area, name: 'A field' };
  expect(heartDraft({ kind: 'area', item: other }).type).toBe('Area');
});

test('a beach saves its distance as its location', () => {
  const beach: Beach = {
    ...gullCove,
    ...common,
    name: 'A thing',
    distance: '10 min walk',
    rating: 4.9,
  };
  expect(entryDraft({ kind: 'beach', item: beach })).toEqual({
    ...saved,
    type: 'beach',
    rating: 4.9,
    location: '10 min walk',
  });
});

test('a venue saves as a restaurant with its address, phone and range of prices', () => {
  const venue: Venue = {
    ...galley,
    ...common,
    name: 'A thing',
    rating: 4.5,
    priceRange: '££',
    phone: '01632 960123',
    address: { street: 'Church Road' },
  };
  expect(entryDraft({ kind: 'venue', item: venue })).toEqual({
    ...saved,
    type: 'restaurant',
    rating: 4.5,
    location: 'Church Road',
    phone: '01632 960123',
    price: '££',
  });
});

test('a property saves as accommodation with its price for a night', () => {
  const property: Property = {
    ...loft,
    ...common,
    name: 'A thing',
    rating: 4.7,
    pricePerNight: 145,
    address: { street: 'Church Road', village: 'Little Haven' },
    phone: '',
  };
  expect(entryDraft({ kind: 'property', item: property })).toEqual({
    ...saved,
    type: 'accommodation',
    rating: 4.7,
    location: 'Church Road, Little Haven',
    price: '£145/night',
  });
});

const event: Event = {
  ...fair,
  ...common,
  title: 'A thing',
  startDate: '2025-08-30',
  startTime: '10:00',
  address: { street: 'Village Green' },
  price: 'Free',
};

test('an event saves its date in words, when it starts, where it is and what it costs', () => {
  expect(entryDraft({ kind: 'event', item: event })).toEqual({
    ...saved,
    type: 'event',
    location: 'Village Green',
    date: 'Sat 30 Aug 2025',
    time: '10:00',
    price: 'Free',
  });
});

test('an event of several days saves its first and its last', () => {
  expect(
    entryDraft({
      kind: 'event',
      item: { ...event, startDate: '2025-08-28', endDate: '2025-08-30' },
    }).date,
  ).toBe('Thu 28 – Sat 30 Aug 2025');
});
