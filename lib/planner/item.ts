import type { ItemKind } from '@/content/types';
import type { kinds } from '../kinds';

export const PLANNER_TYPES = [
  'activity',
  'beach',
  'accommodation',
  'event',
  'restaurant',
] as const satisfies readonly (typeof kinds)[ItemKind]['plannerType'][];

export type PlannerType = (typeof PLANNER_TYPES)[number];

/** An area's type was written small once. */
export const typeNow = (type: string): string => (type === 'area' ? 'Area' : type);

/** The specified filters, and one for what is of no specified type, such as walks and areas. */
export type PlannerFilter = 'all' | PlannerType | 'other';

export const PLANNER_FILTERS: readonly PlannerFilter[] = ['all', ...PLANNER_TYPES];

export const isPlannerType = (type: string): type is PlannerType =>
  (PLANNER_TYPES as readonly string[]).includes(type);

/** What a page offers for saving. The planner adds `id` and `savedAt` when it is saved. */
export interface PlannerItemDraft {
  /** A {@link PlannerType}, or any other word: an area's `Area`, or what another version wrote. */
  readonly type: string;
  readonly name: string;
  /** The last part of the address of the item's own page, where it has one. */
  readonly slug?: string;
  /** Plain text; empty when unknown. */
  readonly description: string;
  /** An address that an `img` can load: of this site, `https:` or `data:image/`. Empty for none. */
  readonly image: string;
  readonly rating?: number;
  /** For an activity its difficulty, for a beach its distance, else where it is. */
  readonly location?: string;
  readonly duration?: string;
  readonly date?: string;
  readonly time?: string;
  readonly phone?: string;
  readonly price?: string;
}

export interface PlannerItem extends PlannerItemDraft {
  readonly id: string;
  /** ISO 8601 instant; on every item that is saved now, missing on some that were saved long ago. */
  readonly savedAt?: string;
}

/** Characters of a name that are shown; a list made elsewhere may hold longer ones. */
const SHOWN = 200;

export function shownName({ name }: Pick<PlannerItemDraft, 'name'>): string {
  if (name.length <= SHOWN) return name;
  // Not within a character of two halves.
  return `${name
    .slice(0, SHOWN)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}

export function createId(now: Date, random: () => number): string {
  return `${now.getTime()}-${random().toString(36).slice(2, 10).padEnd(8, '0')}`;
}
