import type { DayOutStop, ItemKind, ItemOf } from '@/content/types';
import { kindPath, KINDS, nameTranslation } from '.';
import { moduleOf } from './register';

export type EntryOf<K extends ItemKind> = {
  [P in K]: { readonly kind: P; readonly item: ItemOf<P> };
}[K];

export type Entry = EntryOf<ItemKind>;

export function allOfKind<K extends ItemKind>(kind: K): readonly ItemOf<K>[] {
  return moduleOf(kind).items;
}

export function entryName({ item }: Pick<Entry, 'item'>): string {
  return 'title' in item ? item.title : item.name;
}

export function allEntries(): readonly Entry[] {
  return KINDS.flatMap((kind) => allOfKind(kind).map((item) => ({ kind, item }) as Entry));
}

const entries = new Map(allEntries().map((entry) => [`${entry.kind}/${entry.item.slug}`, entry]));

/** The thing at a stop of a ready-made day, which the content check has found there. */
export function stopEntry({ kind, slug }: Pick<DayOutStop, 'kind' | 'slug'>): Entry {
  return entries.get(`${kind}/${slug}`) as Entry;
}

export function entryPath({ kind, item }: Entry): string {
  return kindPath(kind, item.slug);
}

/** As a line of a list. */
export function lineOf<K extends ItemKind>(
  kind: K,
  item: ItemOf<K>,
  note = moduleOf(kind).note?.(item),
) {
  const href = kindPath(kind, item.slug);
  return { title: entryName({ item }), href, translate: nameTranslation(kind), note };
}
