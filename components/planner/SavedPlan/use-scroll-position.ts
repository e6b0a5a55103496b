import { useEffect, useLayoutEffect, useState } from 'react';
import { plannerStorageKey } from '@/content/keys';

const placesKey = `${plannerStorageKey}-places`;

const inputEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const entryKey = () => window.navigation.currentEntry?.key ?? '';

function storedPlaces(): Map<string, number> {
  try {
    const pairs = JSON.parse(sessionStorage.getItem(placesKey) ?? '[]') as [string, number][];
    return new Map(pairs);
  } catch {
    return new Map();
  }
}

let places: Map<string, number> | undefined;

function knownPlaces(): Map<string, number> {
  if (places) return places;
  places = storedPlaces();
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isHere = load && new URL(load.name).pathname === window.location.pathname;
  if (isHere && load.type !== 'back_forward') places.delete(entryKey());
  return places;
}

function storePlaces(): void {
  try {
    sessionStorage.setItem(placesKey, JSON.stringify([...knownPlaces()]));
  } catch {}
}

function placeToFind(): number | undefined {
  if (!('navigation' in window)) return undefined;
  return knownPlaces().get(entryKey());
}

/** Browsers look for the place on Back before the list is there. @param isWhole once it is */
export function useScrollPosition(isWhole: boolean): void {
  const [place, setPlace] = useState(placeToFind);

  useLayoutEffect(() => {
    if (place === undefined) return;
    // Calls at once, too, before anything is painted.
    const growth = new ResizeObserver(() => {
      window.scrollTo({ top: place, behavior: 'instant' });
      if (isWhole && Math.abs(window.scrollY - place) <= 1) found();
    });
    const found = () => {
      // Now, and not when React comes to it: the next call would take a visitor's step back.
      growth.disconnect();
      setPlace(undefined);
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
  }, [place, isWhole]);

  useLayoutEffect(() => {
    if (place !== undefined || !('navigation' in window)) return;
    const { pathname } = window.location;
    const note = () => {
      if (window.location.pathname === pathname) knownPlaces().set(entryKey(), window.scrollY);
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
        storePlaces();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [place]);

  useEffect(() => {
    if (!('navigation' in window)) return;
    window.history.scrollRestoration = 'manual';
    return () => {
      // By now another page's entry is open, and takes this one's manner.
      window.history.scrollRestoration = 'auto';
      storePlaces();
    };
  }, []);
}
