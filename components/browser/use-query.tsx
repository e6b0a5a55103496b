'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The query of the page's address without its `?`. */
export function readQuery(): string {
  return window.location.search.slice(1);
}

/**
 * Writes another query into the page's address, without a journey.
 *
 * @param method `pushState` for what Back takes back, `replaceState` for the entry there is
 */
export function writeQuery(query: string, method: 'pushState' | 'replaceState'): void {
  window.history[method](null, '', `${window.location.pathname}${query && `?${query}`}`);
  tell();
}

/** Reports every change of the address. */
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
 * The query of the page's address, which holds what a visitor has chosen on a page: so that it can
 * be shared and reloaded.
 *
 * @returns the query without its `?`, undefined in the static HTML; and what must be rendered
 *   somewhere, so that it keeps in step with the address
 */
export function useQuery(): readonly [query: string | undefined, watch: ReactNode] {
  return [useSyncExternalStore<string | undefined>(subscribe, readQuery, () => undefined), watch];
}
