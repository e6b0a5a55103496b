import { linkType } from '../kinds';
import { draftOf, type CatalogueEntry } from '../planner/catalogue';
import type { PlannerItemDraft } from '../planner/item';

export interface SharedEntry {
  readonly type: string;
  readonly slug: string;
}

export interface ResolvedPlan {
  readonly drafts: readonly PlannerItemDraft[];
  readonly unknown: readonly string[];
}

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
