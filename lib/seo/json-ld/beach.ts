import type { BeachLeaf, MergeLeafTypes, TouristAttractionLeaf } from 'schema-dts';

import { geoCoordinates } from './geo-coordinates';
import type { Node } from './graph';
import type { NodeInput } from './node-input';

export type BeachNode = Node<MergeLeafTypes<[BeachLeaf, TouristAttractionLeaf]>>;

/** A beach, which is something to visit too. */
export function beach({ facts, place }: NodeInput<'beach'>): BeachNode {
  return {
    '@type': ['Beach', 'TouristAttraction'],
    ...facts,
    geo: geoCoordinates(place.coordinates),
  };
}
