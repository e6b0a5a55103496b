/** Browsers that delete what a site stores: decision 020. */
import { addWords, type KeyValueStorage, wordsAt } from './storage';

export const WORTH_KEEPING = 3;

export type Browser = ReturnType<typeof browserOf>;

/** Looks a browser over: by what only it has, as names are made up. */
export function browserOf(page: { matchMedia: (query: string) => { matches: boolean } }) {
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

export type Once = 'forgets' | 'bring';

/** False where the storage is blocked: what cannot be remembered would be said each time. */
export function sayOnce(
  what: Once,
  key: string,
  storage: () => Pick<KeyValueStorage, 'getItem' | 'setItem'>,
): boolean {
  try {
    const opened = storage();
    if (wordsAt(opened, key).includes(what)) return false;
    addWords(opened, key, [what]);
    return true;
  } catch {
    return false;
  }
}

/** Asks the browser to keep the storage. Firefox would ask the visitor, so it is left alone. */
export async function askToKeep(
  storage: Partial<Pick<StorageManager, 'persist' | 'persisted'>> | undefined,
  { gecko }: Browser,
): Promise<void> {
  if (gecko || !storage?.persist) return;
  try {
    if (!(await storage.persisted?.())) await storage.persist();
  } catch {
    // Then it may forget, as before.
  }
}
