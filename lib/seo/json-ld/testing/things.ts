import { places } from '@/content/places';
import type { Activity, Area, Beach, Event, Place, Property, Venue } from '@/content/types';
import { fair, galley, gullCove, loft, quay, walk } from '@/lib/content/fixtures/items';

const common = {
  seo: { title: 'A title', description: 'A description' },
  image: { src: 'picture', alt: 'A picture' },
  summary: 'A summary.',
  description: 'What visitors read.',
  place: places[0].slug,
  sources: [],
  updated: '2026-03-01',
} as const;

export const examplePlace: Place = {
  slug: 'pine-sands',
  name: 'Pine Sands',
  coordinates: { latitude: 51.51, longitude: -5.12 },
  kind: 'beach',
  sources: [],
  gettingThere: {},
};

export const exampleActivity: Activity = {
  ...walk,
  ...common,
  slug: 'cove-walk',
  title: 'Walk to the cove',
};

export const exampleArea: Area = {
  ...quay,
  ...common,
  slug: 'village-centre',
  name: 'Village Centre',
};

export const exampleBeach: Beach = {
  ...gullCove,
  ...common,
  slug: 'long-beach',
  name: 'Long Beach',
};

export const exampleVenue: Venue = {
  ...galley,
  ...common,
  slug: 'the-galley',
  cuisine: 'British',
  address: { street: 'Church Road', village: 'Little Haven', postcode: 'TQ6 0PX' },
};

export const exampleProperty: Property = {
  ...loft,
  ...common,
  slug: 'bell-tents',
  name: 'Bell Tents',
  type: 'Camping',
  pricePerNight: 85,
  amenities: ['Parking', 'Fire pit'],
  address: { street: 'Church Road', village: 'Little Haven' },
  email: 'stay@bell-tents.example',
};

export const exampleEvent: Event = {
  ...fair,
  ...common,
  slug: 'harvest-supper',
  title: 'Harvest supper',
  type: 'Food',
  startDate: '2025-10-25',
  endDate: '2025-10-26',
  startTime: '18:00',
  endTime: '12:30',
  address: { street: 'Village Hall', village: 'Little Haven' },
  price: '£12, children £6',
  priceFrom: 12,
  organizer: 'The supper club',
  booking: { phone: '01632 960003', email: 'book@supper.example' },
};
