import type { BeachLeaf, MergeLeafTypes, TouristAttractionLeaf } from 'schema-dts';

import type { Beach, Place } from '@/content/types';
import { beachPath } from '@/lib/routes';
import { geoCoordinates } from './geo-coordinates';
import type { Node } from './graph';
import { itemFacts } from './item-facts';

export type BeachNode = Node<MergeLeafTypes<[BeachLeaf, TouristAttractionLeaf]>>;

/** A beach, which is something to visit too. @param place the spot that the beach names */
export function beach(item: Beach, place: Place): BeachNode {
  return {
    '@type': ['Beach', 'TouristAttraction'],
    ...itemFacts('beach', beachPath(item.slug), item.name, item),
    geo: geoCoordinates(place.coordinates),
  };
}
