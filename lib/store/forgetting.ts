/**
 * Browsers that throw away what a site keeps, and what is done about it: decision 020. What a
 * browser is and does is passed in.
 */
import type { KeyValueStorage } from './storage';

/** From how many saved things on a plan would be missed. */
export const WORTH_KEEPING = 3;

/** What a browser shows of itself. */
export interface Browser {
  /** It is the guide as an app on the home screen. */
  readonly installed: boolean;
  /** It is WebKit: Safari, and every browser on an iPhone. */
  readonly webKit: boolean;
  /** It is Gecko: Firefox. */
  readonly gecko: boolean;
}

/** The part of a `window` by which a browser is known. */
export interface BrowserWindow {
  readonly matchMedia: (query: string) => { readonly matches: boolean };
}

/** Looks a browser over: by what only it has, as names are made up. */
export function browserOf(page: BrowserWindow): Browser {
  return {
    installed: page.matchMedia('(display-mode: standalone)').matches,
    webKit: 'GestureEvent' in page,
    gecko: 'mozInnerScreenX' in page,
  };
}

/** Whether it deletes what a site has kept once it was used for seven days without a visit to that. */
export function forgets({ webKit, installed }: Browser): boolean {
  return webKit && !installed;
}

/** What there is to say once, and never again. */
export type Once = 'forgets' | 'bring';

/**
 * Whether something is still to be said, and remembers that it has been.
 *
 * @returns false where the storage is blocked: what cannot be remembered would be said each time
 */
export function sayOnce(
  what: Once,
  key: string,
  storage: () => Pick<KeyValueStorage, 'getItem' | 'setItem'>,
): boolean {
  try {
    const place = storage();
    const said = (place.getItem(key) ?? '').split(' ').filter((word) => word !== '');
    if (said.includes(what)) return false;
    place.setItem(key, [...said, what].join(' '));
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks the browser to keep what is stored when it is short of room. Chromium and WebKit decide by
 * themselves; Firefox would ask the visitor, who knows nothing of it, so there it is left alone.
 *
 * @returns whether it was asked
 */
export async function askToKeep(
  storage: Partial<Pick<StorageManager, 'persist' | 'persisted'>> | undefined,
  { gecko }: Browser,
): Promise<boolean> {
  if (gecko || !storage?.persist) return false;
  try {
    if (await storage.persisted?.()) return false;
    await storage.persist();
    return true;
  } catch {
    return false;
  }
}
