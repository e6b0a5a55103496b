/** What a page is about, where that is one thing. */
import type { JsonLdObject, TouristDestinationLeaf, TouristTripLeaf } from 'schema-dts';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import type { DayOut, ItemKind, Place } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { placeBySlug } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { entryName, type EntryOf, lineOf, stopEntry } from '@/lib/kinds/entries';
import { moduleOf } from '@/lib/kinds/register';
import { openGraphImage } from '@/lib/images/images';
import { dayOutPath, routes } from '@/lib/routes';
import { geoCoordinates, type ListEntry, listItems, type Node, nodeId } from './graph';

/** Ratings are left out: they are sample content, and search engines must not take them for reviews. */
export function entryNode<K extends ItemKind>(entry: EntryOf<K>, place: Place): Node<JsonLdObject> {
  const { kind, item } = entry;
  const { contact, structuredData } = moduleOf(kind);
  const path = kindPath(kind, item.slug);
  const common = {
    '@id': nodeId(path, kind),
    url: absoluteUrl(path),
    name: entryName(entry),
    description: item.description,
    image: absoluteUrl(openGraphImage(`${kind}/${item.slug}`).src),
    // What has an address is found by that.
    ...(!contact && { geo: geoCoordinates(place.coordinates) }),
  };
  return { ...structuredData(item), ...common };
}

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
    includesAttraction: attractions.map(({ title, href }) => ({
      '@type': 'TouristAttraction',
      name: title,
      url: absoluteUrl(href),
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
    .map(({ kind, item }) => lineOf(kind, item));
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
