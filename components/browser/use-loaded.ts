import { useEffect, useState, type ComponentType } from 'react';

type Loaded<Props> = { readonly Component: ComponentType<Props> } | 'failed' | undefined;

/**
 * A component whose code is fetched once it is wanted.
 *
 * @param load calls `import()`; a function of the module, so that it stays the same
 * @returns undefined until the code is there
 */
export function useLoaded<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): Loaded<Props> {
  const [loaded, setLoaded] = useState<Loaded<Props>>();

  useEffect(() => {
    if (!wanted) return;
    load().then(
      (Component) => setLoaded({ Component }),
      () => setLoaded('failed'),
    );
  }, [wanted, load]);

  return loaded;
}
