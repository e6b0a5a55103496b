'use client';

import { createContext, type MouseEvent, useContext } from 'react';
import { useQuery, writeQuery } from '@/components/browser/use-query';
import type { Elements } from '@/components/ui/elements';
import type { PlaceSlug } from '@/content/places';
import type { mapPage } from '@/content/map-page';
import type { MapItem, MapLayers } from '@/lib/map/items';
import { type MapSelection, parseSelection, selectItems } from '@/lib/map/selection';

interface MapState {
  readonly items: readonly MapItem[];
  readonly selection: MapSelection;
  readonly shown: readonly MapItem[];
  /** Of the layer that is shown, what there is at a place; undefined for nothing. */
  readonly layerAt: (place: string) => string | undefined;
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
  layers: MapLayers;
  children: Elements;
}

export function MapState({ items, layers, texts, children }: MapStateProps) {
  const [query, watch] = useQuery();
  const selection = parseSelection(query ?? '', items);
  const at = selection.layer && layers[selection.layer];
  const shown = selectItems(items, selection).filter(({ place }) => !at || place in at);
  const layerAt = (place: string) => {
    const words = at?.[place as PlaceSlug];
    return words && selection.layer && `${texts.layers[selection.layer]}: ${words}`;
  };
  return (
    <Context value={{ items, selection, shown, layerAt, live: query !== undefined, texts }}>
      {watch}
      {children}
    </Context>
  );
}
