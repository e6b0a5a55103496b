import { useEffect, useState } from 'react';

const longestWaitMs = 1000;

/** As soon as the browser has nothing else to do. Returns what calls it off. */
function whenIdle(run: () => void, options?: IdleRequestOptions): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, options ? 100 : longestWaitMs);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(run, options);
  return () => window.cancelIdleCallback(request);
}

/** Whether the page has had nothing to do since the component was live: true within a second. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), { timeout: longestWaitMs }), []);
  return isIdle;
}

/** Whether the page has loaded and been idle, for what is welcome but must hold up nothing. */
export function useLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const wait = () => whenIdle(() => setIsLoaded(true));
    if (document.readyState === 'complete') return wait();
    window.addEventListener('load', wait, { once: true });
    return () => window.removeEventListener('load', wait);
  }, []);
  return isLoaded;
}
