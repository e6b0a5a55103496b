/** What the map shows and says: too big for a browser to import. */
import { mapLabels } from '@/content/map';
import { places, type PlaceSlug } from '@/content/places';
import type { ItemKind } from '@/content/types';
import { placesWith } from '@/lib/content/facilities';
import { siteTransport } from '@/lib/content/transport';
import { directionsUrl } from '@/lib/directions';
import { allEntries, entryName, type EntryOf, entryPath } from '@/lib/kinds/entries';
import { moduleOf } from '@/lib/kinds/register';
import { busesText, servicesBetween } from '@/lib/transport/timetable';
import type { LayerName } from './selection';

export type MapItem = ReturnType<typeof mapItems>[number];
export type MapPlace = (typeof mapPlaces)[number];
export type MapLayers = Readonly<Record<LayerName, Readonly<Partial<Record<PlaceSlug, string>>>>>;

function factOf<K extends ItemKind>({ kind, item }: EntryOf<K>): string {
  const { note, mapFact = note } = moduleOf(kind);
  return mapFact?.(item) ?? '';
}

export function mapItems() {
  return allEntries().map((entry) => ({
    kind: entry.kind,
    slug: entry.item.slug,
    name: entryName(entry),
    path: entryPath(entry),
    place: entry.item.place,
    fact: factOf(entry),
  }));
}

export const mapPlaces = places.map(({ slug, name, kind, coordinates }) => {
  const { name: label, emblem, shape = kind } = mapLabels[slug];
  const directions = directionsUrl(coordinates);
  return { slug, name, label, emblem: emblem ?? shape, coordinates, directions };
});

/** The places of what stands at them besides the things of the guide, with what to say of it there. */
export const mapLayers = (): MapLayers => ({
  toilets: Object.fromEntries(placesWith('toilets')),
  parking: Object.fromEntries(placesWith('parking')),
  bus: Object.fromEntries(
    siteTransport.points.flatMap(({ slug, places: at = [] }) => {
      const buses = busesText(servicesBetween(siteTransport, slug));
      return buses.length === 0 ? [] : at.map((place) => [place, `${buses.join('; ')}.`] as const);
    }),
  ),
});
