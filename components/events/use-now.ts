import { useSyncExternalStore } from 'react';
import type { EpochMinutes } from '@/lib/time/london';

const neverChanges = () => () => undefined;

/** As `epochMinutes` has it, without the rest of the London clock, which no reader of this needs. */
const now = () => Math.floor(Date.now() / 60_000);

const unknown = () => null;

/**
 * The time as the page was opened; null in the server's HTML and until hydration is done, so that
 * what is exported does not depend on the day of the build.
 */
export function useNow(): EpochMinutes | null {
  return useSyncExternalStore<EpochMinutes | null>(neverChanges, now, unknown);
}
