import type { ItemListLeaf } from 'schema-dts';

import { absoluteUrl } from '@/lib/absolute-url';
import { type Node, nodeId } from './graph';

/** One entry of a list page, in the order in which visitors see it. */
export interface ListEntry {
  readonly name: string;
  /** Where the entry's own page is; without base path. */
  readonly path: string;
}

/** How many of a list are named; search engines follow the links for the others. */
const namedAtMost = 100;

/** The list that a page shows. @param path the page with the list */
export function itemList(path: string, entries: readonly ListEntry[]): Node<ItemListLeaf> {
  return {
    '@type': 'ItemList',
    '@id': nodeId(path, 'list'),
    numberOfItems: entries.length,
    itemListElement: entries.slice(0, namedAtMost).map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.name,
      url: absoluteUrl(entry.path),
    })),
  };
}
