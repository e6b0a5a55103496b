import type { TouristDestinationLeaf } from 'schema-dts';
import { site } from '@/content/site';
import type { Coordinates } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { openGraphImage } from '@/lib/images/images';
import { routes } from '@/lib/routes';
import { geoCoordinates, type ListEntry, type Node, nodeId } from './graph';

export function touristDestination({
  description,
  coordinates,
  attractions,
}: {
  readonly description: string;
  readonly coordinates: Coordinates;
  readonly attractions: readonly ListEntry[];
}): Node<TouristDestinationLeaf> {
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
