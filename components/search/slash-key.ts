import { slashKeyStorageKey } from '@/content/keys';

/** What could not be written: it holds for the visit. */
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

/** Switches the key `/` on or off, in this browser. */
export function switchSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(slashKeyStorageKey);
    else localStorage.setItem(slashKeyStorageKey, 'off');
    unwritten = undefined;
  } catch {
    unwritten = on;
  }
}
