import type { ItemKind, ItemOf } from '@/content/types';
import type { PlannerItemDraft } from '@/lib/planner/item';

export type SavedFacts = Omit<PlannerItemDraft, 'type' | 'slug' | 'name' | 'description' | 'image'>;

export interface ContentKind<K extends ItemKind> {
  readonly saved: (item: ItemOf<K>) => SavedFacts;
  readonly search: {
    readonly note?: (item: ItemOf<K>) => string;
    readonly keywords: (item: ItemOf<K>) => readonly (string | undefined)[];
  };
  readonly mapFact: (item: ItemOf<K>) => string;
}
