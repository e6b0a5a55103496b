/** Finds what a shared list names among everything that can be saved. */
import { linkType } from '../kinds';
import { draftOf, type CatalogueEntry } from '../planner/catalogue';
import type { PlannerItemDraft } from '../planner/item';

/** One thing of a shared plan. */
export interface SharedEntry {
  /** As {@link linkType} gives it. */
  readonly type: string;
  readonly slug: string;
}

export interface ResolvedPlan {
  readonly drafts: readonly PlannerItemDraft[];
  /** The slugs of the entries that name nothing that this site has. */
  readonly unknown: readonly string[];
}

/** Finds what the entries of a shared plan stand for among everything that can be saved. */
export function resolveShared(
  entries: readonly SharedEntry[],
  catalogue: readonly CatalogueEntry[],
): ResolvedPlan {
  const byEntry = new Map(
    catalogue.map((draft) => [`${linkType(draft.type)}:${draft.slug}`, draft]),
  );
  const find = ({ type, slug }: SharedEntry) => byEntry.get(`${type}:${slug}`);
  return {
    drafts: entries.flatMap((entry) => {
      const found = find(entry);
      return found ? [draftOf(found)] : [];
    }),
    unknown: entries.filter((entry) => !find(entry)).map(({ slug }) => slug),
  };
}
