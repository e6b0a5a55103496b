/** What is over and what is still to come. Instants are minutes since 1970-01-01T00:00Z. */
import type { EpochMinutes } from '@/lib/time/london';

/** Whether something that ends at `end` is over; while `now` is not known, nothing is. */
export function isOver(end: EpochMinutes, now: EpochMinutes | null): boolean {
  return now !== null && end < now;
}

/** The items that are still to come, then those that are over, each in the order given. */
export function comingFirst<Item extends { readonly end: EpochMinutes }>(
  items: readonly Item[],
  now: EpochMinutes | null,
): readonly Item[] {
  return [
    ...items.filter(({ end }) => !isOver(end, now)),
    ...items.filter(({ end }) => isOver(end, now)),
  ];
}
