import { useEffect, useState, type ComponentType } from 'react';
import { limitMs } from './in-time';

type Loaded<Props> = { readonly Component: ComponentType<Props> } | 'failed' | undefined;

/** Milliseconds after which code that did not come is asked for again; each time twice as many. */
const firstRetryMs = 2000;

/**
 * A component whose code is fetched once it is wanted.
 *
 * @param load calls `import()`; a function of the module, so that it stays the same
 * @returns undefined until the code is there; `failed` when it cannot be had or takes too long,
 *   until it comes after all, at once or at a later try
 */
export function useLoaded<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): Loaded<Props> {
  const [loaded, setLoaded] = useState<Loaded<Props>>();

  useEffect(() => {
    if (!wanted) return;
    const late = setTimeout(() => setLoaded((loaded) => loaded ?? 'failed'), limitMs);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const attempt = (retryMs: number) => {
      load().then(
        (Component) => {
          if (!left) setLoaded({ Component });
        },
        () => {
          if (left) return;
          setLoaded('failed');
          timer = setTimeout(() => attempt(2 * retryMs), retryMs);
        },
      );
    };
    attempt(firstRetryMs);
    return () => {
      left = true;
      clearTimeout(late);
      clearTimeout(timer);
    };
  }, [wanted, load]);

  return loaded;
}
