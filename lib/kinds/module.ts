import type { JsonLdObject } from 'schema-dts';
import type { ItemKind, ItemOf } from '@/content/types';
import type { Issues } from '@/lib/check/issues';
import type { SiteContent } from '@/lib/check/site-content';
import type { ThingFacts } from '@/lib/days/facts';
import type { PlannerItemDraft } from '@/lib/planner/item';

/** What a visit to a thing asks of the planner, beside what is the same for all kinds. */
type VisitFacts = Pick<ThingFacts, 'minutes'> &
  Partial<
    Omit<ThingFacts, 'type' | 'slug' | 'name' | 'path' | 'place' | 'address' | 'source' | 'stars'>
  >;

/** All that the build knows of a kind; what the browser knows of it is its record in `index.ts`. */
export interface KindModule<K extends ItemKind> {
  /** In the order of its list page. */
  readonly items: readonly ItemOf<K>[];
  /** What a heart saves, beside what it saves of every kind. */
  readonly saved: (
    item: ItemOf<K>,
  ) => Omit<PlannerItemDraft, 'type' | 'slug' | 'name' | 'description' | 'image'>;
  /** Beside the name in the search, and on the map. */
  readonly note?: (item: ItemOf<K>) => string;
  /** Words that the search finds it by. */
  readonly keywords: (item: ItemOf<K>) => readonly (string | undefined)[];
  /** What the search shows instead of the summary where it fits better. */
  readonly sentences?: (item: ItemOf<K>) => readonly string[];
  /** Beside the name on the map, where it is another. */
  readonly mapFact?: (item: ItemOf<K>) => string;
  readonly contact?: (item: ItemOf<K>) => Readonly<Record<'address' | 'phone', string>>;
  readonly visit: (item: ItemOf<K>) => VisitFacts;
  /** Fields in the open data, beside its contact and what is published of every kind. */
  readonly published: readonly (keyof ItemOf<K>)[];
  /** Its JSON-LD, beside name, address of the page, description, picture and, without contact, position. */
  readonly structuredData: (item: ItemOf<K>) => JsonLdObject & object;
  /** What the content check asks beside the schema, of an item that fits it. @param at names the item */
  readonly rules?: (item: ItemOf<K>, at: string, content: SiteContent) => Issues;
}
