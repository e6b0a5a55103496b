/**
 * The list of a link of form 1, which this site wrote until it had short codes:
 * `#plan=activity:rock-pools,beach:long-sands`. Such links are read for ever.
 */
import { isShareable } from '../kinds';
import { MAX_SHARED } from './limits';
import type { SharedEntry } from './resolve';

const ENTRY = /^([a-z]+):([a-z0-9]+(?:-[a-z0-9]+)*)$/;

export interface FirstPlan {
  readonly entries: readonly SharedEntry[];
  /** What could not be read, or was too much, as it stands in the link. */
  readonly unread: readonly string[];
}

/**
 * Reads what stands behind `plan=`, without what has been hung onto its end; never throws. A thing
 * named twice is one entry.
 */
export function readFirstPlan(list: string): FirstPlan {
  const parts = [...new Set(list.split(','))].filter((part) => part.trim() !== '');
  const good = parts.filter((part) => readEntry(part));
  const kept = new Set(good.slice(0, MAX_SHARED));
  return {
    entries: [...kept].flatMap((part) => readEntry(part) ?? []),
    unread: parts.filter((part) => !kept.has(part)),
  };
}

function readEntry(text: string): SharedEntry | undefined {
  const [, type = '', slug = ''] = ENTRY.exec(text) ?? [];
  return isShareable(type) ? { type, slug } : undefined;
}
