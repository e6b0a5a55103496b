import type { LodgingBusinessLeaf } from 'schema-dts';
import { properties } from '@/content/properties';
import type { PropertyType } from '@/content/types';
import { addressText } from '@/lib/address';
import { issuesAt } from '@/lib/check/issues';
import { postalAddress } from '@/lib/seo/json-ld/graph';
import { comforts } from '@/lib/stays/filters';
import type { KindModule } from './module';

const comfortFields = {
  hasSeaView: comforts['sea-view'],
  hasHotTub: comforts['hot-tub'],
  hasParking: comforts.parking,
  hasWifi: comforts.wifi,
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
  rules: (item, at) =>
    Object.entries(comfortFields).flatMap(([field, label]) => {
      const isNamed = item.amenities.includes(label);
      const isSet = item[field as keyof typeof comfortFields];
      return issuesAt(`${at} › ${field}`, {
        [`is false, but amenities name "${label}"; write true or leave the word out`]:
          isNamed && !isSet,
        [`is true, but amenities do not name "${label}"; write false or add the word`]:
          !isNamed && isSet,
      });
    }),
} as const satisfies KindModule<'property'>;
