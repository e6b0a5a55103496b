import { useSyncExternalStore } from 'react';
import { plannerStorageKey } from '@/content/keys';
import { homePoint } from '@/content/transport/points';
import type { ReachablePlace } from '@/lib/today/places';

const key = `${plannerStorageKey}-where`;
/** Where one is, for this page, where storage is blocked. */
let chosen: string | null = null;
const listeners = new Set<() => void>();

function read(): string | null {
  try {
    return localStorage.getItem(key) ?? chosen;
  } catch {
    return chosen;
  }
}

/** Keeps where one is, for every page and for the next visit. */
export function choosePlace(slug: string): void {
  chosen = slug;
  try {
    localStorage.setItem(key, slug);
  } catch {
    // Storage is full or blocked: it holds for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which of the places one is at, chosen once: at home until then. */
export function useWhereabouts(places: readonly ReachablePlace[]) {
  const slug = useSyncExternalStore(subscribe, read, () => null);
  const place =
    places.find((one) => one.slug === slug) ??
    places.find(({ point }) => point === homePoint) ??
    places[0];
  return { place, point: place?.point ?? homePoint };
}
