import { useEffect, useState } from 'react';

const uses = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Holds for all pages until one is loaded anew. */
let isSiteUsed = false;

/** Whether somebody has begun to use the site. */
export function useFirstUse(): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const onUse = () => {
      isSiteUsed = true;
      stop.abort();
      setIsUsed(true);
    };
    if (isSiteUsed) onUse();
    for (const type of uses) {
      window.addEventListener(type, onUse, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
  return isUsed;
}
