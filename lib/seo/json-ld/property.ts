import type {
  BedAndBreakfastLeaf,
  CampgroundLeaf,
  HotelLeaf,
  LodgingBusinessLeaf,
} from 'schema-dts';

import type { Property, PropertyType } from '@/content/types';
import { propertyPath } from '@/lib/routes';
import { amenityFeatures } from './amenity-features';
import type { Node } from './graph';
import { itemFacts } from './item-facts';
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
export function property(item: Property): PropertyNode {
  return {
    '@type': schemaTypes[item.type],
    ...itemFacts('property', propertyPath(item.slug), item.name, item),
    address: postalAddress(item.location),
    telephone: item.phone,
    email: item.email,
    priceRange: `£${item.pricePerNight}/night`,
    checkinTime: item.checkIn,
    checkoutTime: item.checkOut,
    amenityFeature: amenityFeatures(item.amenities),
  };
}
