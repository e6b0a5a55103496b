'use client';

import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react';
import { useQuery, writeQuery } from '@/components/browser/use-query';
import type { MapItem } from '@/lib/map/items';
import { type MapSelection, parseSelection, selectItems } from '@/lib/map/selection';

interface MapState {
  readonly items: readonly MapItem[];
  readonly selection: MapSelection;
  readonly shown: readonly MapItem[];
  readonly live: boolean;
}

const Context = createContext<MapState>({ items: [], selection: {}, shown: [], live: false });

export const useMapState = () => useContext(Context);

/** Changes the address without a journey, unless the visitor wants a new tab of it. */
export function stay(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  writeQuery(event.currentTarget.search.slice(1), 'pushState');
}

/**
 * What the panorama, the filters and the list share. The address says what is shown; without
 * JavaScript it is everything.
 */
export function MapState({ items, children }: { items: readonly MapItem[]; children: ReactNode }) {
  const [query, watch] = useQuery();
  const state = useMemo(() => {
    const selection = parseSelection(query ?? '', items);
    return { items, selection, shown: selectItems(items, selection), live: query !== undefined };
  }, [query, items]);
  return (
    <Context value={state}>
      {watch}
      {children}
    </Context>
  );
}
