import type { PlaceSlug } from '@/content/places';
import type { Coordinates, ItemKind } from '@/content/types';
import { allEntries, entryName, type EntryOf, entryPath } from '@/lib/content/entries';
import { contentKinds } from '@/lib/entry-facts/content-kinds';
import type { MapKey } from './selection';

/** One thing on the map. */
export interface MapItem extends MapKey {
  readonly name: string;
  /** Its own page, without base path. */
  readonly path: string;
  readonly place: PlaceSlug;
  /** The one fact that tells it from its neighbours in the list. */
  readonly fact: string;
}

/** A spot on the map, as the browser needs it. */
export interface MapPlace {
  readonly slug: PlaceSlug;
  readonly name: string;
  /** The name on the map. */
  readonly label: string;
  readonly coordinates: Coordinates;
  /** A route to it in a map service. */
  readonly directions: string;
}

function factOf<K extends ItemKind>({ kind, item }: EntryOf<K>): string {
  return contentKinds[kind].mapFact(item);
}

/** Everything that has a place, kind by kind. */
export function mapItems(): readonly MapItem[] {
  return allEntries().map((entry) => ({
    kind: entry.kind,
    slug: entry.item.slug,
    name: entryName(entry),
    path: entryPath(entry),
    place: entry.item.place,
    fact: factOf(entry),
  }));
}
