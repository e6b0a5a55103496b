/**
 * A plan as the fragment of a link: `#plan=activity:coastal-path-trails,beach:slapton-sands`.
 * Browsers keep a fragment to themselves, so no server ever learns what someone plans.
 */
import { isShareable } from '../kinds';
import type { PlannerItemDraft } from './item';

const PREFIX = 'plan=';
const ENTRY = /^([a-z]+):([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The most things that a link carries; longer links do not survive every messenger anyway. */
export const MAX_SHARED = 500;
/** In characters; more than {@link MAX_SHARED} long slugs need. */
const MAX_LENGTH = 50_000;

/** One thing of a shared plan. */
export interface SharedEntry {
  readonly type: string;
  readonly slug: string;
}

export interface SharedPlan {
  /** The fragment with its `#`, or null when nothing of the plan can be shared. */
  readonly fragment: string | null;
  /** How many items have no page of their own to point to, or were too many, and are left out. */
  readonly leftOut: number;
}

/** Writes the items' types and slugs into a fragment. */
export function encodePlan(items: readonly PlannerItemDraft[]): SharedPlan {
  const entries = items
    .flatMap(({ type, slug }) => (slug === undefined ? [] : [`${type}:${slug}`]))
    .filter((entry) => readEntry(entry) !== undefined)
    .slice(0, MAX_SHARED);
  return {
    fragment: entries.length === 0 ? null : `#${PREFIX}${entries.join(',')}`,
    leftOut: items.length - entries.length,
  };
}

/** What a page's fragment holds. */
export type SharedFragment =
  /** The fragment is not meant as a plan; say nothing of it. */
  | { readonly kind: 'none' }
  /** The fragment was meant as a plan, but is not whole; say so, and change nothing. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'plan'; readonly entries: readonly SharedEntry[] };

/** Reads a fragment, with or without its `#`; never throws. A thing named twice is one entry. */
export function parseFragment(fragment: string): SharedFragment {
  if (fragment.length > MAX_LENGTH) return { kind: 'damaged' };
  const text = decode(fragment.replace(/^#/, ''));
  if (text === undefined) return { kind: fragment.includes(PREFIX) ? 'damaged' : 'none' };
  if (!text.startsWith(PREFIX)) return { kind: 'none' };

  const parts = new Set(text.slice(PREFIX.length).split(','));
  const entries = [...parts].flatMap((part) => readEntry(part) ?? []);
  const whole = entries.length === parts.size && entries.length <= MAX_SHARED;
  return whole ? { kind: 'plan', entries } : { kind: 'damaged' };
}

export interface ResolvedPlan {
  readonly drafts: readonly PlannerItemDraft[];
  /** How many entries name nothing that this site has. */
  readonly unknown: number;
}

/** Finds what the entries of a shared plan stand for among everything that can be saved. */
export function resolveShared(
  entries: readonly SharedEntry[],
  catalogue: readonly PlannerItemDraft[],
): ResolvedPlan {
  const byEntry = new Map(catalogue.map((draft) => [`${draft.type}:${draft.slug}`, draft]));
  const drafts = entries.flatMap(({ type, slug }) => byEntry.get(`${type}:${slug}`) ?? []);
  return { drafts, unknown: entries.length - drafts.length };
}

/** Some messengers encode `:` and `,`; undefined when the encoding itself is broken. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function readEntry(text: string): SharedEntry | undefined {
  const [, type = '', slug = ''] = ENTRY.exec(text) ?? [];
  return isShareable(type) ? { type, slug } : undefined;
}
