/** Made-up items for the tests of this folder. */
import { places } from '@/content/places';
import type { Activity, Area, Beach, Event, Place, Property, Venue } from '@/content/types';
import { loft } from '@/lib/content/fixtures/items';

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
  ...common,
  slug: 'cove-walk',
  title: 'Walk to the cove',
  duration: '20 mins',
  minutes: [20, 20],
  difficulty: 'Easy',
  rating: 4.8,
  category: 'Walking',
  tips: ['Wear shoes.'],
};

export const exampleArea: Area = {
  ...common,
  slug: 'village-centre',
  name: 'Village Centre',
  attractions: ['The church'],
};

export const exampleBeach: Beach = {
  ...common,
  slug: 'long-beach',
  name: 'Long Beach',
  distance: '10 min walk',
  rating: 4.9,
  gallery: [common.image],
  features: ['Café'],
  bestFor: ['Families'],
  type: 'Shingle',
  facilities: 'A café.',
  accessibility: 'A ramp.',
  lifeguards: 'Not known.',
  cautions: ['It shelves.'],
};

export const exampleVenue: Venue = {
  ...common,
  slug: 'the-galley',
  name: 'The Galley',
  type: 'Café',
  schemaType: 'CafeOrCoffeeShop',
  cuisine: 'British',
  rating: 4.5,
  priceRange: '££',
  specialties: ['Crab sandwich'],
  openHours: 'Sat and Sun 09:00–16:00',
  openingHours: [{ days: ['sat', 'sun'], opens: '09:00', closes: '16:00' }],
  phone: '01632 960001',
  address: 'Church Road, Little Haven, TQ6 0PX',
};

export const exampleProperty: Property = {
  ...loft,
  ...common,
  slug: 'bell-tents',
  name: 'Bell Tents',
  type: 'Camping',
  pricePerNight: 85,
  bedrooms: 1,
  amenities: ['Parking', 'Fire pit'],
  location: 'Church Road, Little Haven',
  email: 'stay@bell-tents.example',
};

export const exampleEvent: Event = {
  ...common,
  slug: 'harvest-supper',
  title: 'Harvest supper',
  type: 'Food',
  startDate: '2025-10-25',
  endDate: '2025-10-26',
  startTime: '18:00',
  endTime: '12:30',
  location: 'Village Hall, Little Haven',
  price: '£12, children £6',
  priceFrom: 12,
  organizer: 'The supper club',
  booking: { phone: '01632 960003', email: 'book@supper.example' },
};
