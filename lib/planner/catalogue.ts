/**
 * What the site has today, to look saved things up in: their pictures move with every new version
 * of the site, and things that were saved long ago or elsewhere know no page of their own.
 */
import { kindOfType, kindPath, kinds } from '../kinds';
import { routes } from '../routes';

import type { PlannerItemDraft } from './item';
import { identityKey } from './plan';

/** Finds what the site has today of a saved thing: by type and slug, else by type and name. */
export type Lookup = (item: PlannerItemDraft) => PlannerItemDraft | undefined;

/** @param catalogue everything that can be saved today */
export function createLookup(catalogue: readonly PlannerItemDraft[]): Lookup {
  const bySlug = new Map(catalogue.map((draft) => [`${draft.type}:${draft.slug}`, draft]));
  const byName = new Map(catalogue.map((draft) => [identityKey(draft), draft]));
  return (item) =>
    (item.slug === undefined ? undefined : bySlug.get(`${item.type}:${item.slug}`)) ??
    byName.get(identityKey(item));
}

/** Where to look for things of a type; for all, and for a type without a page, on the home page. */
export function explorePath(type: string): string {
  const kind = kindOfType(type);
  const list = kind && kinds[kind].list;
  return list ? routes[list] : `${routes.home}#things-to-do`;
}

/**
 * The page of a saved thing, or where to look for its like when it has none.
 *
 * @param lookup undefined as long as the catalogue has not been read: then the item's own slug
 *   is taken at its word
 */
export function itemPath(item: PlannerItemDraft, lookup?: Lookup): string {
  const slug = lookup ? lookup(item)?.slug : item.slug;
  const kind = kindOfType(item.type);
  return slug !== undefined && kind ? kindPath(kind, slug) : explorePath(item.type);
}
