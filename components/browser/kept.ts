import { useSyncExternalStore } from 'react';

/** What could not be stored, for this page alone. */
const unwritten = new Map<string, string>();

/** What is asked of a browser’s storage; null where it is blocked. */
export function unlessBlocked<Answer>(ask: () => Answer): Answer | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

export const kept = (key: string): string | null =>
  unwritten.get(key) ?? unlessBlocked(() => localStorage.getItem(key));

export function keep(key: string, text: string | undefined): void {
  unwritten.delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== undefined) unwritten.set(key, text);
  }
  // As the browser tells other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

function watch(tell: () => void): () => void {
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}

export const useKept = (key: string): string | null =>
  useSyncExternalStore(
    watch,
    () => kept(key),
    () => null,
  );
