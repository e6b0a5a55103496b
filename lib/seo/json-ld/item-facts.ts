import type { Item } from '@/content/types';
import { openGraphImage } from '@/lib/images/images';
import { absoluteUrl } from '@/lib/routes';
import { nodeId } from './graph';

/** Kinds of item that have pages of their own, as their link previews name them. */
export type ItemKind = 'activity' | 'area' | 'beach' | 'venue' | 'property' | 'event';

/** What schema.org can say of anything. */
export interface ItemFacts {
  readonly '@id': string;
  readonly url: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
}

/**
 * What all kinds of item have in common. Ratings are left out on purpose, here and everywhere:
 * they are sample content, and search engines must not take them for reviews.
 *
 * @param path the item's own page
 */
export function itemFacts(kind: ItemKind, path: string, name: string, item: Item): ItemFacts {
  return {
    '@id': nodeId(path, kind),
    url: absoluteUrl(path),
    name,
    description: item.description,
    image: absoluteUrl(openGraphImage(`${kind}/${item.slug}`).src),
  };
}
