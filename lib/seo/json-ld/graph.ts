import type { IdReference, JsonLdObject } from 'schema-dts';

import { absoluteUrl } from '@/lib/absolute-url';
import { routes } from '@/lib/routes';

/** A schema.org thing with an address of its own, so that others in the graph can point at it. */
export type Node<T extends JsonLdObject> = T & IdReference;

/** What a page tells machines: one graph of things that refer to each other by `@id`. */
export interface JsonLdGraph {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Node<JsonLdObject>[];
}

/** Puts things into one graph. */
export function graph(...nodes: readonly Node<JsonLdObject>[]): JsonLdGraph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/**
 * The stable address of a thing: that of the page that is about it, and a name.
 *
 * @example nodeId('/beaches/long-sands/', 'beach')
 */
export function nodeId(path: string, name: string): string {
  return `${absoluteUrl(path)}#${name}`;
}

/** Things that every page refers to. */
export const organizationId = nodeId(routes.home, 'organization');
export const webSiteId = nodeId(routes.home, 'website');
