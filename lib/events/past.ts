import type { EpochMinutes } from '@/lib/time/london';

/** Whether something that ends at `end` is over; while `now` is not known, nothing is. */
export function isOver(end: EpochMinutes, now: EpochMinutes | null): boolean {
  return now !== null && end < now;
}
