/** The things that have a page of their own, whatever their kind. */
import type { ItemKind, ItemOf } from '@/content/types';
import { kindPath, KINDS } from '@/lib/kinds';
import {
  allActivities,
  allAreas,
  allBeaches,
  allEvents,
  allProperties,
  allVenues,
  allWalks,
} from './queries';

/** A thing of one of these kinds, and which kind of thing it is. */
export type EntryOf<K extends ItemKind> = {
  [P in K]: { readonly kind: P; readonly item: ItemOf<P> };
}[K];

/** A thing, and which kind of thing it is. */
export type Entry = EntryOf<ItemKind>;

const lists: { readonly [K in ItemKind]: () => readonly ItemOf<K>[] } = {
  activity: allActivities,
  walk: allWalks,
  area: allAreas,
  beach: allBeaches,
  venue: allVenues,
  property: allProperties,
  event: allEvents,
};

/** All things of a kind, in the order of their list page. */
export function allOfKind<K extends ItemKind>(kind: K): readonly ItemOf<K>[] {
  return lists[kind]();
}

const nameOf = (item: ItemOf<ItemKind>): string => ('title' in item ? item.title : item.name);

function entriesOf<K extends ItemKind>(kind: K): readonly EntryOf<K>[] {
  return allOfKind(kind).map((item) => ({ kind, item }));
}

/** Everything that has a page of its own, kind by kind. */
export function allEntries(): readonly Entry[] {
  return KINDS.flatMap((kind): readonly Entry[] => entriesOf(kind));
}

const entries = new Map(allEntries().map((entry) => [`${entry.kind}/${entry.item.slug}`, entry]));

/** The thing of a kind that has this slug. */
export function entryBySlug<K extends ItemKind>(kind: K, slug: string): EntryOf<K> | undefined {
  return entries.get(`${kind}/${slug}`) as EntryOf<K> | undefined;
}

/** What it is called: its title or its name. */
export function entryName<K extends ItemKind>({ item }: EntryOf<K>): string {
  return nameOf(item);
}

/** Where its page is; without base path. */
export function entryPath({ kind, item }: Entry): string {
  return kindPath(kind, item.slug);
}

/** The name and the page of some things of a kind. */
export function namesAndPaths<K extends ItemKind>(
  kind: K,
  items: readonly ItemOf<K>[],
): { name: string; path: string }[] {
  return items.map((item) => ({
    name: nameOf(item),
    path: kindPath(kind, item.slug),
  }));
}
