/** From the Network Information API. */
interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor wants to save data; false if unknown. */
export function savesData(): boolean {
  return (navigator as Connection).connection?.saveData === true;
}

/**
 * Runs something once the page has loaded and the browser has nothing else to do: for what is
 * welcome, but must not hold up anything.
 *
 * @returns a function that calls it off
 */
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
