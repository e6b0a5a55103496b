import type { ItemKind, ItemOf } from '@/content/types';
import type { PlannerItemDraft } from '@/lib/planner/item';

/** What is saved of a thing beside what is saved of everything: its type, name, words and picture. */
export type SavedFacts = Omit<PlannerItemDraft, 'type' | 'slug' | 'name' | 'description' | 'image'>;

/** What the site must know of a kind to save its things, find them and show them on the map. */
export interface ContentKind<K extends ItemKind> {
  readonly saved: (item: ItemOf<K>) => SavedFacts;
  readonly search: {
    /** The one fact that a timetable would give, where there is one. */
    readonly note?: (item: ItemOf<K>) => string;
    /** What one is found by, beside its name, its summary and its place. */
    readonly keywords: (item: ItemOf<K>) => readonly (string | undefined)[];
  };
  /** The one fact that tells it from its neighbours in the map's list. */
  readonly mapFact: (item: ItemOf<K>) => string;
}
