import { useEffect, useState } from 'react';
import { epochMinutes, type EpochMinutes } from '@/lib/time/day';

const fiveMinutes = 5 * 60_000;

const thisMinute = () => epochMinutes(Date.now());

/** The present minute, for code that only browsers load; renewed when the tab becomes visible too. */
export function useBrowserMinute(refreshEvery = fiveMinutes): EpochMinutes {
  const [minute, setMinute] = useState(thisMinute);
  useEffect(() => {
    const update = () => {
      if (!document.hidden) setMinute(thisMinute());
    };
    update();
    const timer = setInterval(update, refreshEvery);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [refreshEvery]);
  return minute;
}
