/** What stands at places besides the things of the guide: too big for a browser to import. */
import { accessTopics, placeAccess } from '@/content/access';
import { carParks } from '@/content/transport/parking';
import { wayPoints } from '@/content/transport/points';
import type { PlaceSlug } from '@/content/places';
import { siteTransport } from '@/lib/content/transport';
import { busesText, servicesBetween } from '@/lib/transport/timetable';
import type { LayerName } from './selection';

export type MapLayers = Readonly<Record<LayerName, Readonly<Partial<Record<PlaceSlug, string>>>>>;

/** The places of each layer, with what to say of it there. */
export const mapLayers = (): MapLayers => ({
  toilets: Object.fromEntries(
    placeAccess.flatMap(({ place, known }) =>
      known
        .filter(({ topic }) => topic === accessTopics.toilets)
        .map(({ text }) => [place, text] as const),
    ),
  ),
  parking: Object.fromEntries(carParks.map(({ place, note }) => [place, note])),
  bus: Object.fromEntries(
    wayPoints.flatMap(({ slug, ...point }) => {
      const buses = busesText(servicesBetween(siteTransport, slug));
      const at: readonly PlaceSlug[] = 'places' in point ? point.places : [];
      return buses.length === 0 ? [] : at.map((place) => [place, `${buses.join('; ')}.`] as const);
    }),
  ),
});
