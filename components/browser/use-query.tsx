'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useSyncExternalStore, type ReactElement } from 'react';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The query of the address, without its question mark. */
export function readQuery(): string {
  return window.location.search.slice(1);
}

/** `pushState` for what Back takes back. */
export function writeQuery(query: string, method: 'pushState' | 'replaceState'): void {
  window.history[method](null, '', `${window.location.pathname}${query && `?${query}`}`);
  tell();
}

function Watch() {
  const address = useSearchParams();
  useEffect(tell, [address]);
  return null;
}

/** A leaf of its own: what reads the query is left out of the static HTML with all that is in it. */
const watch = (
  <Suspense>
    <Watch />
  </Suspense>
);

/**
 * The query of the address, which holds what was chosen on a page; undefined in the static HTML.
 * Render `watch` somewhere, so that it follows the address.
 */
export function useQuery(): readonly [query: string | undefined, watch: ReactElement] {
  return [useSyncExternalStore<string | undefined>(subscribe, readQuery, () => undefined), watch];
}
