import { useSyncExternalStore } from 'react';

/** What could not be stored, for this page alone. */
const unwritten = new Map<string, string>();
const listeners = new Set<() => void>();

export function kept(key: string): string | null {
  try {
    return unwritten.get(key) ?? localStorage.getItem(key);
  } catch {
    return unwritten.get(key) ?? null;
  }
}

export function keep(key: string, text: string | undefined): void {
  unwritten.delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== undefined) unwritten.set(key, text);
  }
  for (const tell of listeners) tell();
}

function watch(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

export const useKept = (key: string): string | null =>
  useSyncExternalStore(
    watch,
    () => kept(key),
    () => null,
  );
