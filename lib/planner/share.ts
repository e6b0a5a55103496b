/**
 * A plan as the fragment of a link: `#plan=activity:rock-pools,beach:long-sands`.
 * Browsers keep a fragment to themselves, so no server ever learns what someone plans.
 */
import { isShareable, linkType } from '../kinds';
import type { CatalogueEntry } from './catalogue';
import type { PlannerItemDraft } from './item';

const PREFIX = 'plan=';
const ENTRY = /^([a-z]+):([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The most things that a link carries; longer links do not survive every messenger anyway. */
export const MAX_SHARED = 500;
/** In characters; more than {@link MAX_SHARED} long slugs need. */
const MAX_LENGTH = 50_000;

/** One thing of a shared plan. */
export interface SharedEntry {
  /** As {@link linkType} gives it. */
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
    .flatMap(({ type, slug }) => (slug === undefined ? [] : [`${linkType(type)}:${slug}`]))
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
  /** The fragment was meant as a plan, but nothing of it can be read; say so, and change nothing. */
  | { readonly kind: 'damaged' }
  | {
      readonly kind: 'plan';
      readonly entries: readonly SharedEntry[];
      /** What could not be read, or was too much, as it stands in the link. */
      readonly unread: readonly string[];
    };

/** What follows a link in a sentence, or is hung onto it on the way: `).`, `&utm_source=mail`. */
const TRAILING = /([?&].*|[\s.,;:!)\]}>"'”’*_]+)$/su;

/**
 * Reads a fragment, with or without its `#`; never throws. A thing named twice is one entry, and
 * what has been hung onto the end is left aside.
 */
export function parseFragment(fragment: string): SharedFragment {
  const text = decode(fragment.replace(/^#/, ''));
  if (!text.startsWith(PREFIX)) return { kind: 'none' };
  if (text.length > MAX_LENGTH) return { kind: 'damaged' };

  const list = text.slice(PREFIX.length).replace(TRAILING, '').replace(TRAILING, '');
  const parts = [...new Set(list.split(','))].filter((part) => part.trim() !== '');
  const good = parts.filter((part) => readEntry(part));
  const kept = new Set(good.slice(0, MAX_SHARED));
  const entries = [...kept].flatMap((part) => readEntry(part) ?? []);
  if (entries.length === 0) return { kind: 'damaged' };
  return { kind: 'plan', entries, unread: parts.filter((part) => !kept.has(part)) };
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
    // When an event ends is the site's to know: it is not saved.
    drafts: entries.flatMap((entry) => {
      const { ends: _, ...draft } = find(entry) ?? {};
      return 'name' in draft ? [draft] : [];
    }),
    unknown: entries.filter((entry) => !find(entry)).map(({ slug }) => slug),
  };
}

/** Some messengers encode `:` and `,`. A part whose encoding is broken stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.includes(',') ? text.split(',').map(decode).join(',') : text;
  }
}

function readEntry(text: string): SharedEntry | undefined {
  const [, type = '', slug = ''] = ENTRY.exec(text) ?? [];
  return isShareable(type) ? { type, slug } : undefined;
}
