import type { JsonLdObject } from 'schema-dts';

import type { ItemKind, Place } from '@/content/types';
import type { Entry, EntryOf } from '@/lib/content/entries';
import { contentKinds } from '@/lib/content/kinds/content-kinds';
import type { Node } from './graph';
import { itemFacts } from './item-facts';

/** A thing with a page of its own as search engines are told of it. @param place the spot that it names */
export function entryNode<K extends ItemKind>(entry: EntryOf<K>, place: Place): Node<JsonLdObject> {
  const { kind, item } = entry;
  return contentKinds[kind].jsonLd({ facts: itemFacts(entry as Entry), item, place });
}
