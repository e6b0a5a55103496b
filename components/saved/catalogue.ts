import { useEffect, useState } from 'react';
import { fetchOwn } from '@/components/browser/fetch-own';
import {
  createLookup,
  parseCatalogue,
  type CatalogueEntry,
  type Lookup,
} from '@/lib/planner/catalogue';
import { routes } from '@/lib/routes';

export async function fetchCatalogue(): Promise<readonly CatalogueEntry[]> {
  return parseCatalogue(await fetchOwn(`${routes.planner}catalogue.json`));
}

export function useLookup(): Lookup | 'failed' | undefined {
  const [lookup, setLookup] = useState<Lookup | 'failed'>();

  useEffect(() => {
    fetchCatalogue().then(
      (catalogue) => setLookup(() => createLookup(catalogue)),
      () => setLookup('failed'),
    );
  }, []);

  return lookup;
}
