import type { PlaceLeaf } from 'schema-dts';

import type { Area, Place } from '@/content/types';
import { areaPath } from '@/lib/routes';
import { geoCoordinates } from './geo-coordinates';
import type { Node } from './graph';
import { itemFacts } from './item-facts';

/** An area of the parish. @param spot the place that the area names */
export function place(area: Area, spot: Place): Node<PlaceLeaf> {
  return {
    '@type': 'Place',
    ...itemFacts('area', areaPath(area.slug), area.name, area),
    geo: geoCoordinates(spot.coordinates),
  };
}
