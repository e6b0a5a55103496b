import type { LodgingBusinessLeaf } from 'schema-dts';
import { properties } from '@/content/properties';
import type { PropertyType } from '@/content/types';
import { addressText } from '@/lib/address';
import { postalAddress } from '@/lib/seo/json-ld/graph';
import type { KindModule } from './module';

const lodging = {
  'Self Catering': 'LodgingBusiness',
  'B&B': 'BedAndBreakfast',
  Camping: 'Campground',
  Caravan: 'LodgingBusiness',
  Hotel: 'Hotel',
  'Pub/Inn': 'LodgingBusiness',
} as const satisfies Record<PropertyType, string>;

export const property = {
  items: properties,
  saved: ({ rating, address, pricePerNight }) => ({
    rating,
    location: addressText(address),
    price: `£${pricePerNight}/night`,
  }),
  note: ({ pricePerNight }) => `£${pricePerNight} a night`,
  keywords: ({ type, address, amenities }) => [type, addressText(address), ...amenities],
  mapFact: ({ type }) => type,
  contact: ({ address, phone }) => ({ address: addressText(address), phone }),
  visit: ({ checkIn, checkOut, access }) => ({
    minutes: 0,
    stay: { checkIn, checkOut },
    ...(access && { access }),
  }),
  published: ['type', 'checkIn', 'checkOut'],
  structuredData: (item) => ({
    '@type': lodging[item.type] as LodgingBusinessLeaf['@type'],
    address: postalAddress(item.address),
    telephone: item.phone,
    email: item.email,
    priceRange: `£${item.pricePerNight}/night`,
    checkinTime: item.checkIn,
    checkoutTime: item.checkOut,
    amenityFeature: item.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification' as const,
      name,
      value: true,
    })),
  }),
} as const satisfies KindModule<'property'>;
