import type { JsonLdObject } from 'schema-dts';

import type { ItemKind, ItemOf } from '@/content/types';
import type { PlannerItemDraft } from '@/lib/planner/item';
import type { Node } from '@/lib/seo/json-ld/graph';
import type { NodeInput } from '@/lib/seo/json-ld/node-input';

/** What is saved of a thing beside what is saved of everything: its type, name, words and picture. */
export type SavedFacts = Omit<PlannerItemDraft, 'type' | 'slug' | 'name' | 'description' | 'image'>;

/** What the site must know of a kind to list, find, save, show on the map and describe its things. */
export interface ContentKind<K extends ItemKind> {
  /** The file of `content/` that lists them, without its ending. */
  readonly file: string;
  /** All of them, in the order of their list page. */
  readonly all: () => readonly ItemOf<K>[];
  /** What one is called. */
  readonly name: (item: ItemOf<K>) => string;
  readonly saved: (item: ItemOf<K>) => SavedFacts;
  readonly search: {
    /** The one fact that a timetable would give, where there is one. */
    readonly note?: (item: ItemOf<K>) => string;
    /** What one is found by, beside its name, its summary and its place. */
    readonly keywords: (item: ItemOf<K>) => readonly (string | undefined)[];
  };
  /** The one fact that tells it from its neighbours in the map's list. */
  readonly mapFact: (item: ItemOf<K>) => string;
  /** What search engines are told of it. */
  readonly jsonLd: (input: NodeInput<K>) => Node<JsonLdObject>;
}
