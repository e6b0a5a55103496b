import { type Entry, entryName, entryPath } from '@/lib/content/entries';
import { openGraphImage } from '@/lib/images/images';
import { absoluteUrl } from '@/lib/absolute-url';
import { nodeId } from './graph';
import type { ItemFacts } from './node-input';

/**
 * What all kinds of item have in common. Ratings are left out on purpose, here and everywhere:
 * they are sample content, and search engines must not take them for reviews.
 */
export function itemFacts(entry: Entry): ItemFacts {
  const { kind, item } = entry;
  const path = entryPath(entry);
  return {
    '@id': nodeId(path, kind),
    url: absoluteUrl(path),
    name: entryName(entry),
    description: item.description,
    image: absoluteUrl(openGraphImage(`${kind}/${item.slug}`).src),
  };
}
