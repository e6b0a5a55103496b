/** Browsers that delete what a site stores: decision 020. Each is known by what only it has. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { unlessBlocked } from '@/components/browser/kept';
import { addSaid, wordsSaid } from '@/lib/store/storage';

export const WORTH_KEEPING = 3;

export const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** Whether it deletes what a site has kept once it was used for seven days without a visit to that. */
export const forgets = (): boolean => 'GestureEvent' in window && !isInstalled();

/** Asks the browser to keep the storage. Firefox would ask the visitor, so it is left alone. */
export async function askToKeep(): Promise<void> {
  const { storage } = navigator as { storage?: Partial<StorageManager> };
  if ('mozInnerScreenX' in window || !storage?.persist) return;
  try {
    if (!(await storage.persisted?.())) await storage.persist();
  } catch {
    // Then it may forget, as before.
  }
}

type Once = 'forgets' | 'bring';

const saying = createStore<readonly Once[]>(() => []);

function sayOnce(what: Once): void {
  if (wordsSaid(window.localStorage).includes(what)) return;
  addSaid(window.localStorage, [what]);
  saying.setState((all) => [...all, what], true);
}

/** Not where the storage is blocked: what cannot be remembered would be said each time. */
export function useOnce(what: Once, isDue: boolean): readonly [boolean, () => void] {
  useEffect(() => {
    if (isDue) unlessBlocked(() => sayOnce(what));
  }, [what, isDue]);
  const isSaid = useStore(saying, (all) => all.includes(what));
  const end = () => saying.setState((all) => all.filter((each) => each !== what), true);
  return [isSaid, end];
}
