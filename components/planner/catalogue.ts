import { useEffect, useState } from 'react';
import {
  createLookup,
  parseCatalogue,
  type CatalogueEntry,
  type Lookup,
} from '@/lib/planner/catalogue';
import { routes, withBasePath } from '@/lib/routes';

/** How long to wait for the catalogue, in milliseconds: long enough for a slow phone. */
const timeoutMs = 8000;

/**
 * Everything that can be saved today.
 *
 * @throws when it cannot be fetched, or does not come in time
 */
export async function fetchCatalogue(): Promise<readonly CatalogueEntry[]> {
  const response = await fetch(withBasePath(`${routes.planner}catalogue.json`), {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The catalogue answers ${response.status}.`);
  return parseCatalogue(await response.text());
}

/** The catalogue to look saved things up in: undefined until it is there. */
export function useLookup(): Lookup | 'failed' | undefined {
  const [lookup, setLookup] = useState<Lookup | 'failed'>();

  useEffect(() => {
    fetchCatalogue().then(
      (catalogue) => setLookup(() => createLookup(catalogue)),
      // Saved things are then shown as they were saved, which is said.
      () => setLookup('failed'),
    );
  }, []);

  return lookup;
}
