import type { PlaceLeaf } from 'schema-dts';

import { geoCoordinates } from './geo-coordinates';
import type { Node } from './graph';
import type { NodeInput } from './node-input';

/** An area of the parish. @param spot the place that the area names */
export function place({ facts, place }: NodeInput<'area'>): Node<PlaceLeaf> {
  return {
    '@type': 'Place',
    ...facts,
    geo: geoCoordinates(place.coordinates),
  };
}
