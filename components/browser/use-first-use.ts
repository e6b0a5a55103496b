import { useEffect, useState } from 'react';

const uses = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Whether somebody has begun to use the page. */
export function useFirstUse(): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const onUse = () => {
      stop.abort();
      setIsUsed(true);
    };
    for (const type of uses) {
      window.addEventListener(type, onUse, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
  return isUsed;
}
