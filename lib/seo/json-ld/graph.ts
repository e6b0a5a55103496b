import type * as schema from 'schema-dts';
import { site } from '@/content/site';
import type { Coordinates, PostalAddress } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';

export type Node<T extends schema.JsonLdObject> = T & schema.IdReference;

export interface JsonLdGraph {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Node<schema.JsonLdObject>[];
}

/** `nodeId('/beaches/long-sands/', 'beach')` */
export const nodeId = (path: string, name: string): string => `${absoluteUrl(path)}#${name}`;

export const organizationId = nodeId(routes.home, 'organization');
export const webSiteId = nodeId(routes.home, 'website');

export const geoCoordinates = ({
  latitude,
  longitude,
}: Coordinates): schema.GeoCoordinatesLeaf => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

export interface ListEntry {
  readonly title: string;
  readonly href: string;
}

/** @param link the property that holds the address: trails have `item`, lists `url` */
export const listItems = (
  entries: readonly ListEntry[],
  link: 'item' | 'url',
): schema.ListItemLeaf[] =>
  entries.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    [link]: absoluteUrl(href),
  }));

/** How many of a list are named; search engines follow the links for the others. */
const namedAtMost = 100;

export function itemList(path: string, entries: readonly ListEntry[]): Node<schema.ItemListLeaf> {
  return {
    '@type': 'ItemList',
    '@id': nodeId(path, 'list'),
    numberOfItems: entries.length,
    itemListElement: listItems(entries.slice(0, namedAtMost), 'url'),
  };
}

/** County and country are the guide’s. */
export const postalAddress = ({
  street,
  village,
  postcode,
}: PostalAddress): schema.PostalAddressLeaf => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  ...(village && { addressLocality: village }),
  addressRegion: site.county,
  ...(postcode && { postalCode: postcode }),
  addressCountry: site.countryCode,
});
