import type { PlaceSlug } from '@/content/places';
import type { Coordinates, ItemKind } from '@/content/types';
import { allEntries, entryName, type EntryOf, entryPath } from '@/lib/kinds/entries';
import { moduleOf } from '@/lib/kinds/register';

export type MapItem = ReturnType<typeof mapItems>[number];

export interface MapPlace {
  readonly slug: PlaceSlug;
  readonly name: string;
  readonly label: string;
  readonly coordinates: Coordinates;
  readonly directions: string;
}

function factOf<K extends ItemKind>({ kind, item }: EntryOf<K>): string {
  return moduleOf(kind).mapFact(item);
}

export function mapItems() {
  return allEntries().map((entry) => ({
    kind: entry.kind,
    slug: entry.item.slug,
    name: entryName(entry),
    path: entryPath(entry),
    place: entry.item.place,
    fact: factOf(entry),
  }));
}
