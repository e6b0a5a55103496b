import { useEffect, useLayoutEffect, useState } from 'react';
import { unlessBlocked } from '@/components/browser/kept';
import { plannerStorageKey } from '@/content/keys';

const inputEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** By the entry of the history, which keeps its key when the page is left and come back to. */
const positionKey = () => `${plannerStorageKey}-place-${window.navigation.currentEntry?.key ?? ''}`;

let isFirst = true;

function knownPosition(): number | undefined {
  if (!('navigation' in window)) return undefined;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isHere = load && new URL(load.name).pathname === window.location.pathname;
  const isFresh = isFirst && isHere && load.type !== 'back_forward';
  isFirst = false;
  if (isFresh) unlessBlocked(() => sessionStorage.removeItem(positionKey()));
  const position = unlessBlocked(() => sessionStorage.getItem(positionKey()));
  return position === null ? undefined : Number(position);
}

/** Browsers look for the place on Back before the list is there. @param isWhole once it is */
export function useScrollPosition(isWhole: boolean): void {
  const [position, setPosition] = useState(knownPosition);

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
      if (window.location.pathname !== pathname) return;
      unlessBlocked(() => sessionStorage.setItem(positionKey(), String(window.scrollY)));
    };
    note();
    const left = new AbortController();
    window.addEventListener('scroll', note, { passive: true, signal: left.signal });
    // The browser may not have sent the event of the latest scroll yet.
    window.addEventListener('pagehide', note, left);
    return () => left.abort();
  }, [position]);

  useEffect(() => {
    if (!('navigation' in window)) return;
    window.history.scrollRestoration = 'manual';
    return () => {
      // By now another page's entry is open, and takes this one's manner.
      window.history.scrollRestoration = 'auto';
    };
  }, []);
}
