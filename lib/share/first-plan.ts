/** The list of a link of form 1: `#plan=activity:rock-pools,beach:long-sands`. */
import { kindOfType } from '../kinds';
import { MAX_SHARED } from './limits';
import type { SharedEntry } from './resolve';

const ENTRY = /^([a-z]+):([a-z0-9]+(?:-[a-z0-9]+)*)$/;

export interface FirstPlan {
  readonly entries: readonly SharedEntry[];
  readonly unread: readonly string[];
}

/** Never throws. */
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
  return kindOfType(type) ? { type, slug } : undefined;
}
