import { useSyncExternalStore } from 'react';
import type { EpochMinutes } from '@/lib/time/london';

const minute = 60_000;

/** Looks at the clock every minute, and at once when a tab that may have slept is seen again. */
function watchTheClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** As `epochMinutes` has it, without the rest of the London clock, which no reader of this needs. */
const now = () => Math.floor(Date.now() / minute);

const unknown = () => null;

/**
 * The minute that it is; null in the server's HTML and until hydration is done, so that what is
 * exported does not depend on the day of the build.
 */
export function useNow(): EpochMinutes | null {
  return useSyncExternalStore<EpochMinutes | null>(watchTheClock, now, unknown);
}
