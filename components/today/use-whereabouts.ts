import { useSyncExternalStore } from 'react';
import { plannerStorageKey } from '@/content/keys';
import { homePoint } from '@/content/transport/points';
import type { DaysFacts } from '@/lib/days/facts';
import { pointAt } from '@/lib/transport/data';

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

/** Where one is, chosen once: at home until then. */
export function useWhereabouts({ places, transport }: Pick<DaysFacts, 'places' | 'transport'>) {
  const slug = useSyncExternalStore(subscribe, read, () => null);
  const reachable = places.flatMap((place) => {
    const point = pointAt(transport, place.slug)?.slug;
    return point ? [{ ...place, point }] : [];
  });
  const place =
    reachable.find((one) => one.slug === slug) ??
    reachable.find(({ point }) => point === homePoint) ??
    reachable[0];
  return { reachable, place, point: place?.point ?? homePoint };
}
