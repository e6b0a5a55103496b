'use client';

import { useEffect, useState } from 'react';
import { epochMinutes, type EpochMinutes } from '@/lib/time/london';

const fiveMinutes = 5 * 60_000;

const thisMinute = () => epochMinutes(Date.now());

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

/** Undefined until the page runs in a browser, as the build has no present. */
export function useMinute(refreshEvery = fiveMinutes): EpochMinutes | undefined {
  const [minute, setMinute] = useState<EpochMinutes>();
  useRenewal(setMinute, refreshEvery);
  return minute;
}

export function useBrowserMinute(refreshEvery = fiveMinutes): EpochMinutes {
  const [minute, setMinute] = useState(thisMinute);
  useRenewal(setMinute, refreshEvery);
  return minute;
}
