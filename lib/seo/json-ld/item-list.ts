import type { ItemListLeaf } from 'schema-dts';
import { type ListEntry, listItems, type Node, nodeId } from './graph';

export type { ListEntry } from './graph';

/** How many of a list are named; search engines follow the links for the others. */
const namedAtMost = 100;

export function itemList(path: string, entries: readonly ListEntry[]): Node<ItemListLeaf> {
  return {
    '@type': 'ItemList',
    '@id': nodeId(path, 'list'),
    numberOfItems: entries.length,
    itemListElement: listItems(entries.slice(0, namedAtMost), 'url'),
  };
}
