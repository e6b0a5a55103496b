import type { ItemKind } from '@/content/types';
import { entryName, type EntryOf } from '@/lib/content/entries';
import { allBeaches } from '@/lib/content/queries';
import { contentKinds } from './content-kinds';
import { kinds } from '@/lib/kinds';
import type { PlannerItemDraft } from '@/lib/planner/item';

type ImageUrl = (src: string) => string;

/** Of an area that is a beach, the beach. */
export function heartDraft(entry: EntryOf<ItemKind>, imageUrl: ImageUrl): PlannerItemDraft {
  const name = entryName(entry);
  const beach = entry.kind === 'area' && allBeaches().find((one) => one.name === name);
  return beach ? entryDraft({ kind: 'beach', item: beach }, imageUrl) : entryDraft(entry, imageUrl);
}

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
