import type { TouristTripLeaf } from 'schema-dts';
import type { DayOut } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { entryName, entryPath } from '@/lib/content/entries';
import { stopEntry } from '@/lib/days/days-out';
import { openGraphImage } from '@/lib/images/images';
import { dayOutPath } from '@/lib/routes';
import { listItems, type Node, nodeId } from './graph';

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
