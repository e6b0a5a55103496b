import type { TouristTripLeaf } from 'schema-dts';

import type { DayOut } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { stopEntry } from '@/lib/days/days-out';
import { entryName, entryPath } from '@/lib/content/entries';
import { openGraphImage } from '@/lib/images/images';
import { dayOutPath } from '@/lib/routes';
import { type Node, nodeId } from './graph';

/** A ready-made day, or several, with the stops in their order. */
export function touristTrip(dayOut: DayOut): Node<TouristTripLeaf> {
  const { slug, title, description, suits, days } = dayOut;
  const path = dayOutPath(slug);
  const stops = days.flatMap((day) => day.stops.map(stopEntry));
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
      itemListElement: stops.map((entry, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: entryName(entry),
        url: absoluteUrl(entryPath(entry)),
      })),
    },
  };
}
