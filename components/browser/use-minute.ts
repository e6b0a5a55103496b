'use client';

import { useEffect, useState } from 'react';
import { epochMinutes, type EpochMinutes } from '@/lib/time/london';

/** Milliseconds between two computations of the tide. */
const fiveMinutes = 5 * 60_000;

const thisMinute = () => epochMinutes(Date.now());

/** Reports the minute at once, at an interval, and when the tab becomes visible. */
function useRenewal(tell: (minute: EpochMinutes) => void, refreshEvery: number): void {
  useEffect(() => {
    const update = () => {
      if (!document.hidden) tell(thisMinute());
    };
    update();
    const timer = setInterval(update, refreshEvery);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [tell, refreshEvery]);
}

/**
 * The present minute, renewed every `refreshEvery` milliseconds: undefined until the page runs in
 * a browser, as the build has no present.
 */
export function useMinute(refreshEvery = fiveMinutes): EpochMinutes | undefined {
  const [minute, setMinute] = useState<EpochMinutes>();
  useRenewal(setMinute, refreshEvery);
  return minute;
}

/** The same for code that only browsers load. */
export function useBrowserMinute(refreshEvery = fiveMinutes): EpochMinutes {
  const [minute, setMinute] = useState(thisMinute);
  useRenewal(setMinute, refreshEvery);
  return minute;
}
