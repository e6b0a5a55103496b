/** What stands at places besides the things of the guide: too big for a browser to import. */
import { wayPoints } from '@/content/transport/points';
import type { PlaceSlug } from '@/content/places';
import { placesWith } from '@/lib/content/facilities';
import { siteTransport } from '@/lib/content/transport';
import { busesText, servicesBetween } from '@/lib/transport/timetable';
import type { LayerName } from './selection';

export type MapLayers = Readonly<Record<LayerName, Readonly<Partial<Record<PlaceSlug, string>>>>>;

/** The places of each layer, with what to say of it there. */
export const mapLayers = (): MapLayers => ({
  toilets: Object.fromEntries(placesWith('toilets')),
  parking: Object.fromEntries(placesWith('parking')),
  bus: Object.fromEntries(
    wayPoints.flatMap(({ slug, ...point }) => {
      const buses = busesText(servicesBetween(siteTransport, slug));
      const at: readonly PlaceSlug[] = 'places' in point ? point.places : [];
      return buses.length === 0 ? [] : at.map((place) => [place, `${buses.join('; ')}.`] as const);
    }),
  ),
});
