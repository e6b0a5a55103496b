import { useSyncExternalStore } from 'react';
import { type EpochMinutes, epochMinutes } from '@/lib/time/day';

/** Milliseconds: a bus that has gone is not called the next for longer. */
const every = 30_000;

function watch(onChange: () => void): () => void {
  const timer = setInterval(onChange, every);
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('beforeprint', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('beforeprint', onChange);
  };
}

const thisMinute = () => epochMinutes(Date.now());

const unknown = () => null;

/** A clock that is ten years behind the build, in minutes, has been reset. */
const resetAfter = 10 * 365 * 24 * 60;

/** The present minute; the build’s one until hydration and on a device whose clock was reset. */
export function useNow(built: EpochMinutes | null = null): EpochMinutes | null {
  const minute = useSyncExternalStore<EpochMinutes | null>(watch, thisMinute, unknown);
  const isReset = minute !== null && built !== null && minute < built - resetAfter;
  return minute === null || isReset ? built : minute;
}

/** The present minute, for code that only browsers load. */
export const useBrowserMinute = (): EpochMinutes => useSyncExternalStore(watch, thisMinute);
