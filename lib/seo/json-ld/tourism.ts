import type { TouristDestinationLeaf, TouristTripLeaf } from 'schema-dts';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import type { DayOut } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { placeBySlug } from '@/lib/content/queries';
import { entryName, entryPath, stopEntry } from '@/lib/kinds/entries';
import { openGraphImage } from '@/lib/images/images';
import { dayOutPath, routes } from '@/lib/routes';
import { geoCoordinates, type ListEntry, listItems, type Node, nodeId } from './graph';

export function touristDestination(
  attractions: readonly ListEntry[],
): Node<TouristDestinationLeaf> {
  return {
    '@type': 'TouristDestination',
    '@id': nodeId(routes.home, 'destination'),
    url: absoluteUrl(routes.home),
    name: site.name,
    description: pages.home.intro,
    image: absoluteUrl(openGraphImage('home').src),
    geo: geoCoordinates(placeBySlug('village-centre').coordinates),
    includesAttraction: attractions.map(({ name, path }) => ({
      '@type': 'TouristAttraction',
      name,
      url: absoluteUrl(path),
    })),
  };
}

export function touristTrip({
  slug,
  title,
  description,
  suits,
  days,
}: DayOut): Node<TouristTripLeaf> {
  const path = dayOutPath(slug);
  const stops = days
    .flatMap((day) => day.stops.map(stopEntry))
    .map((entry) => ({ name: entryName(entry), path: entryPath(entry) }));
  return {
    '@type': 'TouristTrip',
    '@id': nodeId(path, 'trip'),
    url: absoluteUrl(path),
    name: title,
    description,
    image: absoluteUrl(openGraphImage(`dayOut/${slug}`).src),
    touristType: suits,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: stops.length,
      itemListElement: listItems(stops, 'url'),
    },
  };
}
