import type { ItemKind, ItemOf, Place } from '@/content/types';

/** What schema.org can say of anything. */
export interface ItemFacts {
  readonly '@id': string;
  readonly url: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
}

/** What a thing's node is made of. */
export interface NodeInput<K extends ItemKind> {
  readonly facts: ItemFacts;
  readonly item: ItemOf<K>;
  /** The spot that it names. */
  readonly place: Place;
}
