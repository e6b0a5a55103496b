import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { epochMinutes, type EpochMinutes } from '@/lib/time/day';

const fiveMinutes = 5 * 60_000;

const thisMinute = () => epochMinutes(Date.now());

/** The present minute, for code that only browsers load; renewed when the tab becomes visible, and before it is printed. */
export function useBrowserMinute(refreshEvery = fiveMinutes): EpochMinutes {
  const [minute, setMinute] = useState(thisMinute);
  useEffect(() => {
    const update = () => {
      if (!document.hidden) setMinute(thisMinute());
    };
    // The browser prints what is there when the event is over.
    const updateAtOnce = () => flushSync(() => setMinute(thisMinute()));
    update();
    const timer = setInterval(update, refreshEvery);
    document.addEventListener('visibilitychange', update);
    window.addEventListener('beforeprint', updateAtOnce);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('beforeprint', updateAtOnce);
    };
  }, [refreshEvery]);
  return minute;
}
