import { slashKeyStorageKey } from '@/content/keys';

/** If storage is blocked it holds for the visit. */
let unwritten: boolean | undefined;

/**
 * Whether `/` opens the search: until the visitor switches it off, which they may do for good. Not on
 * a touch screen, where nothing tells of it and nothing could switch it off.
 */
export function isSlashOn(): boolean {
  if (window.matchMedia('(hover: none)').matches) return false;
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
