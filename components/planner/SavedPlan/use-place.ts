import { useEffect, useLayoutEffect, useState } from 'react';
import { plannerStorageKey } from '@/content/keys';

const placesKey = `${plannerStorageKey}-places`;

const inputEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The entry of the history that is open; it keeps its key when one comes back to it. */
const entryKey = () => window.navigation.currentEntry?.key ?? '';

function storedPlaces(): Map<string, number> {
  try {
    const pairs = JSON.parse(sessionStorage.getItem(placesKey) ?? '[]') as [string, number][];
    return new Map(pairs);
  } catch {
    // Blocked, or not ours: then only what this document has seen is found again.
    return new Map();
  }
}

let places: Map<string, number> | undefined;

function knownPlaces(): Map<string, number> {
  if (places) return places;
  places = storedPlaces();
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isHere = load && new URL(load.name).pathname === window.location.pathname;
  // Loaded by an address or anew, the planner begins at its top.
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

/**
 * Brings the page to its place when one comes back to it. A browser looks for the place before the
 * list is there, and stops short of it or goes along when the list pushes the page's end away.
 * Browsers without the Navigation API are left to their own way.
 *
 * @param isWhole whether what is still to come stands below
 */
export function usePlace(isWhole: boolean): void {
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
      // The next page may have begun to scroll before this one is gone.
      if (window.location.pathname === pathname) knownPlaces().set(entryKey(), window.scrollY);
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [place]);

  useEffect(() => {
    if (!('navigation' in window)) return;
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', storePlaces);
    return () => {
      // By now another page's entry is open, and takes this one's manner.
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', storePlaces);
      storePlaces();
    };
  }, []);
}
