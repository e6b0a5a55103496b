import { useEffect, useState } from 'react';

const longestWaitMs = 1000;

/** As soon as the browser has nothing else to do, at the latest in a second. Returns what calls it off. */
function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 100);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(run, { timeout: longestWaitMs });
  return () => window.cancelIdleCallback(request);
}

/** Whether the page has had nothing to do since the component was live: true within a second. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
