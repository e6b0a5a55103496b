interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

export function savesData(): boolean {
  return (navigator as Connection).connection?.saveData === true;
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
