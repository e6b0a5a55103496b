import type { LodgingBusinessLeaf } from 'schema-dts';
import { properties } from '@/content/properties';
import type { PropertyType } from '@/content/types';
import { issuesAt } from '@/lib/check/issues';
import { postalAddress } from '@/lib/seo/json-ld/graph';
import type { KindModule } from './module';

const flaggedAmenities = {
  hasSeaView: 'Sea view',
  hasHotTub: 'Hot tub',
  hasParking: 'Parking',
  hasWifi: 'Wi-Fi',
} as const;

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
  saved: ({ rating, location, pricePerNight }) => ({
    rating,
    location,
    price: `£${pricePerNight}/night`,
  }),
  note: ({ pricePerNight }) => `£${pricePerNight} a night`,
  keywords: ({ type, location, amenities }) => [type, location, ...amenities],
  mapFact: ({ type }) => type,
  address: ({ location }) => location,
  phone: ({ phone }) => phone,
  visit: ({ checkIn, checkOut }) => ({ minutes: 0, stay: { checkIn, checkOut } }),
  published: ['type', 'checkIn', 'checkOut'],
  structuredData: (item) => ({
    '@type': lodging[item.type] as LodgingBusinessLeaf['@type'],
    address: postalAddress(item.location),
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
  rules: (item, at) =>
    Object.entries(flaggedAmenities).flatMap(([flag, word]) => {
      const isNamed = item.amenities.includes(word);
      const isSet = item[flag as keyof typeof flaggedAmenities];
      return issuesAt(`${at} › ${flag}`, {
        [`is false, but amenities name "${word}"; write true or leave the word out`]:
          isNamed && !isSet,
        [`is true, but amenities do not name "${word}"; write false or add the word`]:
          !isNamed && isSet,
      });
    }),
} as const satisfies KindModule<'property'>;
