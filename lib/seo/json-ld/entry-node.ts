import type { JsonLdObject } from 'schema-dts';

import type { ItemKind, Place } from '@/content/types';
import type { Entry, EntryOf } from '@/lib/content/entries';
import { beach } from './beach';
import { event } from './event';
import type { Node } from './graph';
import { itemFacts } from './item-facts';
import type { NodeInput } from './node-input';
import { place as placeNode } from './place';
import { property } from './property';
import { touristAttraction } from './tourist-attraction';
import { venue } from './venue';

/** What search engines are told of a kind. */
const nodes: { readonly [K in ItemKind]: (input: NodeInput<K>) => Node<JsonLdObject> } = {
  activity: touristAttraction,
  walk: touristAttraction,
  area: placeNode,
  beach,
  venue,
  property,
  event,
};

/** A thing with a page of its own as search engines are told of it. @param place the spot that it names */
export function entryNode<K extends ItemKind>(entry: EntryOf<K>, place: Place): Node<JsonLdObject> {
  const { kind, item } = entry;
  return nodes[kind]({ facts: itemFacts(entry as Entry), item, place });
}
