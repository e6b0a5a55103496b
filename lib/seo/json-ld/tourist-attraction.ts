import type { TouristAttractionLeaf } from 'schema-dts';

import { geoCoordinates } from './geo-coordinates';
import type { Node } from './graph';
import type { NodeInput } from './node-input';

/** An activity, or a walk. */
export function touristAttraction({
  facts,
  place,
}: NodeInput<'activity' | 'walk'>): Node<TouristAttractionLeaf> {
  return {
    '@type': 'TouristAttraction',
    ...facts,
    geo: geoCoordinates(place.coordinates),
  };
}
