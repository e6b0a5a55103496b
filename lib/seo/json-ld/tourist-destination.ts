import type { TouristDestinationLeaf } from 'schema-dts';

import { site } from '@/content/site';
import type { Coordinates } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { openGraphImage } from '@/lib/images/images';
import { routes } from '@/lib/routes';
import { geoCoordinates } from './geo-coordinates';
import { type Node, nodeId } from './graph';
import type { ListEntry } from './item-list';

export interface TouristDestinationInput {
  /** What visitors read of the village on the home page. */
  readonly description: string;
  /** Where the village is. */
  readonly coordinates: Coordinates;
  /** What the home page shows to visit. */
  readonly attractions: readonly ListEntry[];
}

/** The village; for the home page. */
export function touristDestination({
  description,
  coordinates,
  attractions,
}: TouristDestinationInput): Node<TouristDestinationLeaf> {
  return {
    '@type': 'TouristDestination',
    '@id': nodeId(routes.home, 'destination'),
    url: absoluteUrl(routes.home),
    name: site.name,
    description,
    image: absoluteUrl(openGraphImage('home').src),
    geo: geoCoordinates(coordinates),
    includesAttraction: attractions.map(({ name, path }) => ({
      '@type': 'TouristAttraction',
      name,
      url: absoluteUrl(path),
    })),
  };
}
