'use client';

import { createContext, type MouseEvent, useContext, useMemo } from 'react';
import { useQuery, writeQuery } from '@/components/browser/use-query';
import type { Elements } from '@/components/ui/elements';
import type { mapPage } from '@/content/map-page';
import type { MapItem } from '@/lib/map/items';
import { type MapSelection, parseSelection, selectItems } from '@/lib/map/selection';

interface MapState {
  readonly items: readonly MapItem[];
  readonly selection: MapSelection;
  readonly shown: readonly MapItem[];
  readonly live: boolean;
  /** Handed on, as an import would bring all of them into the script. */
  readonly texts: typeof mapPage;
}

const Context = createContext<MapState | null>(null);

export function useMapState(): MapState {
  const state = useContext(Context);
  if (!state) throw new Error('This is outside of MapState.');
  return state;
}

export function stay(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  writeQuery(event.currentTarget.search.slice(1), 'pushState');
}

/** The address says what is shown; without JavaScript it is everything. */
interface MapStateProps extends Pick<MapState, 'items' | 'texts'> {
  children: Elements;
}

export function MapState({ items, texts, children }: MapStateProps) {
  const [query, watch] = useQuery();
  const state = useMemo(() => {
    const selection = parseSelection(query ?? '', items);
    const shown = selectItems(items, selection);
    return { items, selection, shown, live: query !== undefined, texts };
  }, [query, items, texts]);
  return (
    <Context value={state}>
      {watch}
      {children}
    </Context>
  );
}
