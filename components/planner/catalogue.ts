import { useEffect, useState } from 'react';
import { createLookup, type Lookup } from '@/lib/planner/catalogue';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { parsePlan } from '@/lib/planner/parse';
import { routes, withBasePath } from '@/lib/routes';

/**
 * Everything that can be saved today.
 *
 * @throws when it cannot be fetched
 */
export async function fetchCatalogue(): Promise<readonly PlannerItemDraft[]> {
  const response = await fetch(withBasePath(`${routes.planner}catalogue.json`));
  if (!response.ok) throw new Error(`The catalogue answers ${response.status}.`);
  return parsePlan(await response.text()).items;
}

/** The catalogue to look saved things up in, fetched once it is wanted; undefined without it. */
export function useLookup(wanted: boolean): Lookup | undefined {
  const [lookup, setLookup] = useState<Lookup>();

  useEffect(() => {
    if (!wanted) return;
    fetchCatalogue().then(
      (catalogue) => setLookup(() => createLookup(catalogue)),
      // Saved things are then shown as they were saved.
      () => undefined,
    );
  }, [wanted]);

  return lookup;
}
