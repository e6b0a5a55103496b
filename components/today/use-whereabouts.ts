import { keep, useKept } from '@/components/browser/kept';
import { plannerStorageKey } from '@/content/keys';
import { homePoint } from '@/content/transport/points';
import type { ReachablePlace } from '@/lib/today/today';

const key = `${plannerStorageKey}-where`;

/** Keeps where one is, for every page and for the next visit. */
export function choosePlace(slug: string): void {
  keep(key, slug);
}

/** Which of the places one is at, chosen once: at home until then. */
export function useWhereabouts(places: readonly ReachablePlace[]) {
  const slug = useKept(key);
  const place =
    places.find((one) => one.slug === slug) ??
    places.find(({ point }) => point === homePoint) ??
    places[0];
  return { place, point: place?.point ?? homePoint };
}
