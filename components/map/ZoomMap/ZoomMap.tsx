'use client';

import {
  divIcon,
  type LayerGroup,
  layerGroup,
  type Map as LeafletMap,
  map as createMap,
  marker,
  tileLayer,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef, useState } from 'react';
import { Status } from '@/components/ui/Status/Status';
import { mapPage } from '@/content/map-page';
import { mapTiles } from '@/content/map-tiles';
import { kinds } from '@/lib/kinds';
import type { MapItem, MapPlace } from '@/lib/map/items';
import { withBasePath } from '@/lib/base-path';
import { coverLink, linkBox, padBlock, spaceAbove, stack } from '@/styles/layout.css';
import { text, visuallyHidden } from '@/styles/text.css';
import * as styles from './ZoomMap.css';

export interface ZoomMapProps {
  places: readonly MapPlace[];
  items: readonly MapItem[];
}

/** A new element with a class and a text; texts are never read as HTML. */
const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  textContent = '',
) => Object.assign(document.createElement(tag), { className, textContent });

function pinOf(place: MapPlace, count: number): HTMLElement {
  const pin = element('span', count > 0 ? styles.pin : `${styles.pin} ${styles.quietPin}`);
  pin.append(element('span', visuallyHidden, place.name), count > 0 ? ` ${count}` : ' ·');
  return pin;
}

function popupOf(place: MapPlace, here: readonly MapItem[]): HTMLElement {
  const popup = element('div', '');
  const title = element('h3', `${text.cardTitle} ${styles.popupTitle}`, place.name);
  const list = element('ul', spaceAbove.xs);
  for (const { kind, name, path } of here) {
    const link = element('a', `${coverLink} ${text.bold}`, name);
    link.href = withBasePath(path);
    const entry = element('li', `${linkBox} ${padBlock.xxs}`);
    entry.append(link, element('span', text.under, kinds[kind].label.one));
    list.append(entry);
  }
  // Whoever opened the popup by keyboard is taken into it.
  title.tabIndex = -1;
  popup.append(title, ...(here.length > 0 ? [list] : []));
  return popup;
}

function mark(layer: LayerGroup, { places, items }: ZoomMapProps): void {
  layer.clearLayers();
  for (const place of places) {
    const here = items.filter((item) => item.place === place.slug);
    const popup = popupOf(place, here);
    const pin = marker([place.coordinates.latitude, place.coordinates.longitude], {
      title: place.name,
      zIndexOffset: here.length > 0 ? 1000 : 0,
      icon: divIcon({
        className: styles.marker,
        html: pinOf(place, here.length),
        iconSize: [44, 44],
        popupAnchor: [0, -14],
      }),
    });
    pin.bindPopup(popup);
    pin.on('popupopen', () => popup.querySelector('h3')?.focus());
    pin.on('popupclose', () => pin.getElement()?.focus({ preventScroll: true }));
    layer.addLayer(pin);
  }
}

function openMap(container: HTMLElement, places: readonly MapPlace[]): LeafletMap {
  const moves = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  const map = createMap(container, {
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    // The wheel scrolls the page; buttons, keys and fingers zoom.
    scrollWheelZoom: false,
    minZoom: 9,
  });
  map.zoomControl.setPosition('bottomleft');
  map.attributionControl.setPrefix(false);
  map.fitBounds(
    places.map(({ coordinates }) => [coordinates.latitude, coordinates.longitude]),
    { padding: [30, 30], animate: false },
  );
  return map;
}

export function ZoomMap({ places, items }: ZoomMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<LayerGroup>();
  const [tilesFailed, setTilesFailed] = useState(false);

  useEffect(() => {
    if (!container.current) return;
    const map = openMap(container.current, places);
    const markers = layerGroup().addTo(map);
    tileLayer(`https://${mapTiles.host}${mapTiles.path}`, {
      maxZoom: mapTiles.maxZoom,
      attribution: mapTiles.attribution,
    })
      .on('tileerror', () => setTilesFailed(true))
      .addTo(map);
    map.getContainer().focus();
    setLayer(markers);
    return () => void map.remove();
  }, [places]);

  useEffect(() => {
    if (layer) mark(layer, { places, items });
  }, [layer, places, items]);

  return (
    <div className={`${stack.m} ${spaceAbove.l}`}>
      <div ref={container} className={styles.frame} role="region" aria-label={mapPage.zoomLabel} />
      <Status tone="problem">{tilesFailed && mapPage.tilesFailed}</Status>
    </div>
  );
}
