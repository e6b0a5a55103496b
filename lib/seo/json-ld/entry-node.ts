import type { JsonLdObject } from 'schema-dts';
import type { ItemKind, Place } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { openGraphImage } from '@/lib/images/images';
import { kindPath } from '@/lib/kinds';
import { entryName, type EntryOf } from '@/lib/kinds/entries';
import { moduleOf } from '@/lib/kinds/register';
import { type Node, nodeId } from './graph';

/** Ratings are left out: they are sample content, and search engines must not take them for reviews. */
export function entryNode<K extends ItemKind>(entry: EntryOf<K>, place: Place): Node<JsonLdObject> {
  const { kind, item } = entry;
  const path = kindPath(kind, item.slug);
  const common = {
    '@id': nodeId(path, kind),
    url: absoluteUrl(path),
    name: entryName(entry),
    description: item.description,
    image: absoluteUrl(openGraphImage(`${kind}/${item.slug}`).src),
  };
  return { ...moduleOf(kind).structuredData(item, place), ...common };
}
