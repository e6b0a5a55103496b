import type { EpochMinutes } from '@/lib/time/london';

/** While `now` is not known, nothing is over. */
export function isOver(end: EpochMinutes, now: EpochMinutes | null): boolean {
  return now !== null && end < now;
}
