import { stretches, type StretchId } from '@/content/closures';
import { notices } from '@/content/notices';
import { places, type PlaceSlug } from '@/content/places';
import { safetySections, type SafetySlug } from '@/content/safety';
import type { Notice, Place, SafetySection, Venue } from '@/content/types';

/** Those that are named, in the order of their names; the content check finds a name of none. */
export function pick<T extends { readonly slug: string }>(
  items: readonly T[],
  slugs: readonly string[],
): readonly T[] {
  return slugs.flatMap((slug) => items.find((item) => item.slug === slug) ?? []);
}

/** By their slugs, of which the content check knows that each is there. */
function bySlug<Slug extends string, T extends { readonly slug: Slug }>(items: readonly T[]) {
  return Object.fromEntries(items.map((item) => [item.slug, item])) as Readonly<Record<Slug, T>>;
}

const placesBySlug: Readonly<Record<PlaceSlug, Place>> = bySlug(places);
const safetyBySlug: Readonly<Record<SafetySlug, SafetySection>> = bySlug(safetySections);

export const allPlaces = (): readonly Place[] => places;

export const placeBySlug = (slug: PlaceSlug): Place => placesBySlug[slug];

export const stretchById = (id: StretchId) => stretches[id];

export const allNotices = (): readonly Notice[] => notices;

export function noticesAt(...slugs: readonly PlaceSlug[]): readonly Notice[] {
  return notices.filter((notice: Notice) => notice.places.some((place) => slugs.includes(place)));
}

export const safetySectionBySlug = (slug: SafetySlug): SafetySection => safetyBySlug[slug];

const editorsChoice = 'Editors Choice';

const typeTags = ({ type }: Pick<Venue, 'type'>): readonly string[] => [type].flat();

export function isEditorsChoice(venue: Pick<Venue, 'type'>): boolean {
  return typeTags(venue).includes(editorsChoice);
}

export function venueTypeLabels(venue: Pick<Venue, 'type'>): readonly string[] {
  return typeTags(venue).filter((tag) => tag !== editorsChoice);
}
