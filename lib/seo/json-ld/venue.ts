import type {
  BakeryLeaf,
  BarOrPubLeaf,
  CafeOrCoffeeShopLeaf,
  FastFoodRestaurantLeaf,
  FoodEstablishmentLeaf,
  RestaurantLeaf,
} from 'schema-dts';

import type { Venue } from '@/content/types';
import { venuePath } from '@/lib/routes';
import type { Node } from './graph';
import { itemFacts } from './item-facts';
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
export function venue(item: Venue): VenueNode {
  return {
    '@type': item.schemaType,
    ...itemFacts('venue', venuePath(item.slug), item.name, item),
    servesCuisine: item.cuisine,
    priceRange: item.priceRange,
    telephone: item.phone,
    address: postalAddress(item.address),
    ...(item.openingHours && { openingHoursSpecification: openingHours(item.openingHours) }),
    ...(item.website && { sameAs: item.website }),
  };
}
