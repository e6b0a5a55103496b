import type {
  BedAndBreakfastLeaf,
  CampgroundLeaf,
  HotelLeaf,
  LodgingBusinessLeaf,
} from 'schema-dts';

import type { PropertyType } from '@/content/types';
import { amenityFeatures } from './amenity-features';
import type { Node } from './graph';
import type { NodeInput } from './node-input';
import { postalAddress } from './postal-address';

export type PropertyNode = Node<
  BedAndBreakfastLeaf | CampgroundLeaf | HotelLeaf | LodgingBusinessLeaf
>;

const schemaTypes = {
  'Self Catering': 'LodgingBusiness',
  'B&B': 'BedAndBreakfast',
  Camping: 'Campground',
  Caravan: 'LodgingBusiness',
  Hotel: 'Hotel',
  'Pub/Inn': 'LodgingBusiness',
} as const satisfies Record<PropertyType, PropertyNode['@type']>;

/** Somewhere to stay. */
export function property({ facts, item }: NodeInput<'property'>): PropertyNode {
  return {
    '@type': schemaTypes[item.type],
    ...facts,
    address: postalAddress(item.location),
    telephone: item.phone,
    email: item.email,
    priceRange: `£${item.pricePerNight}/night`,
    checkinTime: item.checkIn,
    checkoutTime: item.checkOut,
    amenityFeature: amenityFeatures(item.amenities),
  };
}
