import { useEffect, useState, type ComponentType } from 'react';

type Loaded<Props> = { readonly Component: ComponentType<Props> } | 'failed' | undefined;

/** How long code may take, in milliseconds, before it is said that it does not come. */
const timeoutMs = 8000;

/**
 * A component whose code is fetched once it is wanted.
 *
 * @param load calls `import()`; a function of the module, so that it stays the same
 * @returns undefined until the code is there; `failed` when it cannot be had or takes too long,
 *   until it comes after all
 */
export function useLoaded<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): Loaded<Props> {
  const [loaded, setLoaded] = useState<Loaded<Props>>();

  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setLoaded((loaded) => loaded ?? 'failed'), timeoutMs);
    load().then(
      (Component) => setLoaded({ Component }),
      () => setLoaded('failed'),
    );
    return () => clearTimeout(timer);
  }, [wanted, load]);

  return loaded;
}
