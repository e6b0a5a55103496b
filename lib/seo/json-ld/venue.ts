import type {
  BakeryLeaf,
  BarOrPubLeaf,
  CafeOrCoffeeShopLeaf,
  FastFoodRestaurantLeaf,
  FoodEstablishmentLeaf,
  RestaurantLeaf,
} from 'schema-dts';

import type { Node } from './graph';
import type { NodeInput } from './node-input';
import { openingHours } from './opening-hours';
import { postalAddress } from './postal-address';

export type VenueNode = Node<
  | BakeryLeaf
  | BarOrPubLeaf
  | CafeOrCoffeeShopLeaf
  | FastFoodRestaurantLeaf
  | FoodEstablishmentLeaf
  | RestaurantLeaf
>;

/** Somewhere to eat or drink. */
export function venue({ facts, item }: NodeInput<'venue'>): VenueNode {
  return {
    '@type': item.schemaType,
    ...facts,
    servesCuisine: item.cuisine,
    priceRange: item.priceRange,
    telephone: item.phone,
    address: postalAddress(item.address),
    ...(item.openingHours && { openingHoursSpecification: openingHours(item.openingHours) }),
    ...(item.website && { sameAs: item.website }),
  };
}
