import type { ItemKind } from '@/content/types';
import { allOfKind, entryName, type EntryOf } from './entries';
import { imageUrl } from '@/lib/images/images';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { kinds } from '.';
import { moduleOf } from './register';

/** Of an area that is a beach, the beach. */
export function heartDraft(entry: EntryOf<ItemKind>): PlannerItemDraft {
  const name = entryName(entry);
  const beach = entry.kind === 'area' && allOfKind('beach').find((one) => one.name === name);
  return beach ? entryDraft({ kind: 'beach', item: beach }) : entryDraft(entry);
}

export function entryDraft<K extends ItemKind>(entry: EntryOf<K>): PlannerItemDraft {
  const { kind, item } = entry;
  return {
    type: kinds[kind].plannerType,
    slug: item.slug,
    name: entryName(entry),
    description: item.summary,
    image: imageUrl(item.image.src),
    ...moduleOf(kind).saved(item),
  };
}
