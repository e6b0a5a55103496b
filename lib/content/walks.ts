import { accessPage } from '@/content/access';
import type { Walk } from '@/content/types';
import { durationText, KILOMETRES_A_MILE, lengthText } from '@/lib/time/spans';
import { gpxFile } from '@/lib/transport/gpx';
import type { Ends } from '@/lib/transport/types';
import { placesWith } from './facilities';
import { pathsBetween } from './on-foot';
import { placeBySlug } from './queries';
import { siteTransport } from './transport';

const endsOf = ({ route }: Walk) => [route[0] ?? '', route.at(-1) ?? ''] as const;

/** Undefined for a round that only its publisher measured. */
export function walkFigures(walk: Walk) {
  if (walk.published) return undefined;
  const [out, back] = pathsBetween(...endsOf(walk)) ?? [];
  if (!out || !back) {
    throw new Error(`content/walks.ts › ${walk.slug} › route: no open measured legs join its ends`);
  }
  return { out, back, legs: out.stages };
}

/** "4.8 km (3 miles)", or what its publisher says. */
export function walkLength(walk: Walk): string {
  const kilometres =
    walkFigures(walk)?.out.kilometres ?? (walk.published?.miles ?? 0) * KILOMETRES_A_MILE;
  return lengthText(Math.round(kilometres * 10) / 10);
}

export function walkDuration(walk: Walk): string {
  const figures = walkFigures(walk);
  return figures ? `${durationText(figures.out.minutes)} one way` : walkLength(walk);
}

export function walkMinutes(walk: Walk): number | undefined {
  const figures = walkFigures(walk);
  if (!figures) return undefined;
  return figures.out.minutes + (walk.wayBack === 'same-way' ? figures.back.minutes : 0);
}

/** The bus that goes with it: home from its end, or first of all out to its beginning; both the same way. */
export function walkRide(walk: Walk): Ends | undefined {
  const [to, from] = endsOf(walk);
  return walk.wayBack === 'bus' || walk.wayBack === 'bus-first' ? { from, to } : undefined;
}

export function walkPoints(walk: Walk) {
  return walk.route.flatMap(
    (slug) => siteTransport.points.find((point) => point.slug === slug) ?? [],
  );
}

/** The places on the way whose toilets are known, with what is known of them. */
export function toiletsAlong(walk: Walk) {
  const along = walkPoints(walk).flatMap(({ places = [] }) => places);
  return placesWith('toilets')
    .filter(([place]) => along.includes(place))
    .map(([place, words]) => ({ place: placeBySlug(place), words }));
}

export function walkToilets(walk: Walk): string {
  const told = toiletsAlong(walk).map(({ place, words }) => `${place.name}: ${words}`);
  return told.length > 0 ? told.join(' ') : `${accessPage.unknown}.`;
}

export function walkGpx(walk: Walk): string {
  const points = walkPoints(walk).flatMap(({ name, places: [place] = [] }) =>
    place ? [{ name, ...placeBySlug(place).coordinates }] : [],
  );
  return gpxFile(walk.title, walk.summary, points);
}
