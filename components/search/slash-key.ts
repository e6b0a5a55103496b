import { slashKeyStorageKey } from '@/content/keys';

/** If storage is blocked it holds for the visit. */
let unwritten: boolean | undefined;

/** Whether `/` opens the search: until the visitor switches it off, which they may do for good. */
export function isSlashOn(): boolean {
  try {
    return unwritten ?? localStorage.getItem(slashKeyStorageKey) === null;
  } catch {
    // Storage is blocked.
    return true;
  }
}

export function switchSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(slashKeyStorageKey);
    else localStorage.setItem(slashKeyStorageKey, 'off');
    unwritten = undefined;
  } catch {
    unwritten = on;
  }
}
