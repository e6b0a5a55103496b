import type { IsoDate } from '@/content/types';
import { kindOfType, kindPath, kinds } from '../kinds';
import { routes } from '../routes';
import { closureOn, type ClosureWords } from '../trust/closure';
import type { PlannerItem, PlannerItemDraft } from './item';

export interface CatalogueEntry extends PlannerItemDraft {
  readonly ends?: number;
  readonly night?: string;
  readonly beside?: string | ClosureWords;
}

export function draftOf(entry: CatalogueEntry): PlannerItemDraft {
  const { ends: _, night: __, beside: ___, ...draft } = entry;
  return draft;
}

/** By type and slug, else by type and name, else by name alone. */
export type Lookup = (item: PlannerItemDraft) => CatalogueEntry | undefined;

/** @param lookup undefined as long as the catalogue is not there: then all is as it was saved */
export function todaysItem(item: PlannerItem, lookup: Lookup | undefined): PlannerItem {
  const found = lookup?.(item);
  if (!found) return item;
  const { id, type, name, savedAt } = item;
  return { ...draftOf(found), id, type, name, ...(savedAt !== undefined && { savedAt }) };
}

export function createLookup(catalogue: readonly CatalogueEntry[]): Lookup {
  const bySlug = new Map(catalogue.map((draft) => [`${draft.type}:${draft.slug}`, draft]));
  const byTypeAndName = new Map(catalogue.map((draft) => [`${draft.type}:${draft.name}`, draft]));
  const byName = new Map(catalogue.map((draft) => [draft.name, draft]));
  return (item) =>
    (item.slug === undefined ? undefined : bySlug.get(`${item.type}:${item.slug}`)) ??
    byTypeAndName.get(`${item.type}:${item.name}`) ??
    byName.get(item.name);
}

export function explorePath(type: string): string {
  const kind = kindOfType(type);
  const list = kind && kinds[kind].list;
  return list ? routes[list] : `${routes.home}#things-to-do`;
}

/** @param lookup undefined as long as the catalogue is not there: then the item's slug counts */
export function itemPath(item: PlannerItemDraft, lookup?: Lookup): string {
  const thing = lookup ? lookup(item) : item;
  const kind = thing && kindOfType(thing.type);
  return kind && thing.slug !== undefined ? kindPath(kind, thing.slug) : explorePath(item.type);
}

/** @param day null as long as nobody knows it: then a road with a notice counts as closed */
export function besideOn(
  beside: CatalogueEntry['beside'],
  day: IsoDate | null,
): string | undefined {
  if (beside === undefined || typeof beside === 'string') return beside;
  const { stretch, notices, closed, unknown } = beside;
  const state = day === null ? 'closed' : closureOn(stretch, notices, day).state;
  return { closed, unknown, open: undefined }[state];
}
