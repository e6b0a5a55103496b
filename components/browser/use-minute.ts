import { useCallback, useSyncExternalStore } from 'react';
import type { EpochMinutes } from '@/lib/time/day';
import { thisMinute, watchTheClock } from './use-now';

const fiveMinutes = 5 * 60_000;

/** The present minute, for code that only browsers load; renewed when the tab becomes visible, and before it is printed. */
export function useBrowserMinute(refreshEvery = fiveMinutes): EpochMinutes {
  const watch = useCallback(
    (onChange: () => void) => watchTheClock(onChange, refreshEvery),
    [refreshEvery],
  );
  return useSyncExternalStore(watch, thisMinute);
}
