import type { GeoCoordinatesLeaf, IdReference, JsonLdObject, ListItemLeaf } from 'schema-dts';
import type { Coordinates } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';

export type Node<T extends JsonLdObject> = T & IdReference;

export interface JsonLdGraph {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Node<JsonLdObject>[];
}

/** `nodeId('/beaches/long-sands/', 'beach')` */
export const nodeId = (path: string, name: string): string => `${absoluteUrl(path)}#${name}`;

export const organizationId = nodeId(routes.home, 'organization');
export const webSiteId = nodeId(routes.home, 'website');

export const geoCoordinates = ({ latitude, longitude }: Coordinates): GeoCoordinatesLeaf => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

export interface ListEntry {
  readonly name: string;
  readonly path: string;
}

/** @param link the property that holds the address: trails have `item`, lists `url` */
export const listItems = (entries: readonly ListEntry[], link: 'item' | 'url'): ListItemLeaf[] =>
  entries.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [link]: absoluteUrl(path),
  }));
