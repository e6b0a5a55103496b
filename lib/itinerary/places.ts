/** Where a day leads, place by place. */
import type { DaysFacts, PlaceFacts } from '@/lib/days/facts';
import type { ItineraryStop } from './itinerary';

export type PlaceData = Pick<DaysFacts, 'places' | 'transport'>;

/** Where a stop begins; undefined for what the site no longer has. */
export function placeOf(
  { facts }: Pick<ItineraryStop, 'facts'>,
  { places }: Pick<PlaceData, 'places'>,
): PlaceFacts | undefined {
  return places.find(({ slug }) => slug === (facts?.startsAt ?? facts?.place));
}

/** The places at which a stop is, in order: those of a walk, else its own. */
export function placesAt(stop: Pick<ItineraryStop, 'facts'>, data: PlaceData) {
  const { startsAt, along = [] } = stop.facts ?? {};
  const route = startsAt === undefined ? [] : along;
  const known = route.flatMap((slug) => data.places.find((place) => place.slug === slug) ?? []);
  return known.length > 0 ? known : [placeOf(stop, data)].filter((place) => place !== undefined);
}

/**
 * The places by which one comes to a stop, or home where only a `way` is given: along the legs that
 * are walked, and where one changes. Points whose position is not known are left out.
 */
export function placesOnWay(
  { way, facts }: Pick<ItineraryStop, 'way' | 'facts'>,
  { places, transport }: PlaceData,
): readonly PlaceFacts[] {
  const to = facts?.startsAt ?? facts?.place;
  return (way?.points ?? []).flatMap((point) => {
    const at = transport.points.find(({ slug }) => slug === point)?.places ?? [];
    if (at.some((slug) => slug === to)) return [];
    return places.find(({ slug }) => slug === at[0]) ?? [];
  });
}
