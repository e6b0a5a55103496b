interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

export function savesData(): boolean {
  return (navigator as Connection).connection?.saveData === true;
}

/** Milliseconds. */
const longestWaitMs = 1000;

/** As soon as the browser has nothing else to do, at the latest in a second. Returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 100);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(run, { timeout: longestWaitMs });
  return () => window.cancelIdleCallback(request);
}

/** For what is welcome but must hold up nothing. Returns what calls it off. */
export function afterLoad(run: () => void): () => void {
  let calledOff = false;
  const unlessCalledOff = () => {
    if (!calledOff) run();
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(unlessCalledOff);
    else setTimeout(unlessCalledOff, 1000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
  return () => {
    calledOff = true;
  };
}
