import { useEffect, useLayoutEffect, useState } from 'react';
import { plannerStorageKey } from '@/content/keys';

const positionsKey = `${plannerStorageKey}-places`;

const inputEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const entryKey = () => window.navigation.currentEntry?.key ?? '';

function storedPositions(): Map<string, number> {
  try {
    const pairs = JSON.parse(sessionStorage.getItem(positionsKey) ?? '[]') as [string, number][];
    return new Map(pairs);
  } catch {
    return new Map();
  }
}

let positions: Map<string, number> | undefined;

function knownPositions(): Map<string, number> {
  if (positions) return positions;
  positions = storedPositions();
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isHere = load && new URL(load.name).pathname === window.location.pathname;
  if (isHere && load.type !== 'back_forward') positions.delete(entryKey());
  return positions;
}

function storePositions(): void {
  try {
    sessionStorage.setItem(positionsKey, JSON.stringify([...knownPositions()]));
  } catch {}
}

/** Browsers look for the place on Back before the list is there. @param isWhole once it is */
export function useScrollPosition(isWhole: boolean): void {
  const [position, setPosition] = useState(() =>
    'navigation' in window ? knownPositions().get(entryKey()) : undefined,
  );

  useLayoutEffect(() => {
    if (position === undefined) return;
    // Calls at once, too, before anything is painted.
    const growth = new ResizeObserver(() => {
      window.scrollTo({ top: position, behavior: 'instant' });
      if (isWhole && Math.abs(window.scrollY - position) <= 1) found();
    });
    const found = () => {
      // Now, and not when React comes to it: the next call would take a visitor's step back.
      growth.disconnect();
      setPosition(undefined);
    };
    growth.observe(document.body);
    const moved = new AbortController();
    for (const type of inputEvents) {
      window.addEventListener(type, found, { passive: true, signal: moved.signal });
    }
    return () => {
      growth.disconnect();
      moved.abort();
    };
  }, [position, isWhole]);

  useLayoutEffect(() => {
    if (position !== undefined || !('navigation' in window)) return;
    const { pathname } = window.location;
    const note = () => {
      if (window.location.pathname === pathname) knownPositions().set(entryKey(), window.scrollY);
    };
    note();
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('scroll', note, { passive: true, signal });
    window.addEventListener(
      'pagehide',
      () => {
        // The browser may not have sent the event of the latest scroll yet.
        note();
        storePositions();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [position]);

  useEffect(() => {
    if (!('navigation' in window)) return;
    window.history.scrollRestoration = 'manual';
    return () => {
      // By now another page's entry is open, and takes this one's manner.
      window.history.scrollRestoration = 'auto';
      storePositions();
    };
  }, []);
}
