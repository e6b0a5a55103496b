import type { ItemKind } from '@/content/types';
import { entryName, type EntryOf } from '@/lib/content/entries';
import { contentKinds } from './content-kinds';
import { kinds } from '@/lib/kinds';
import type { PlannerItemDraft } from '@/lib/planner/item';

/** Turns a picture's `src` in the content into an address that an `img` can load. */
type ImageUrl = (src: string) => string;

/**
 * What is saved of a thing, whatever its kind. The pages make these drafts at build, so the browser
 * needs no content to save from.
 */
export function entryDraft<K extends ItemKind>(
  entry: EntryOf<K>,
  imageUrl: ImageUrl,
): PlannerItemDraft {
  const { kind, item } = entry;
  return {
    type: kinds[kind].plannerType,
    slug: item.slug,
    name: entryName(entry),
    description: item.summary,
    image: imageUrl(item.image.src),
    ...contentKinds[kind].saved(item),
  };
}
