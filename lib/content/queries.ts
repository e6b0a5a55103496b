import { activities } from '@/content/activities';
import { areas } from '@/content/areas';
import { beaches } from '@/content/beaches';
import { stretches, type StretchId } from '@/content/closures';
import { events, eventsPageSlugs } from '@/content/events';
import { home } from '@/content/home';
import { notices } from '@/content/notices';
import { places, type PlaceSlug } from '@/content/places';
import { properties } from '@/content/properties';
import { safetySections, type SafetySlug } from '@/content/safety';
import type {
  Activity,
  Area,
  Beach,
  Event,
  Notice,
  Place,
  Property,
  SafetySection,
  Venue,
  Walk,
} from '@/content/types';
import { venues } from '@/content/venues';
import { walks } from '@/content/walks';

/** Those that are named, in the order of their names; the content check finds a name of none. */
export function pick<T extends { readonly slug: string }>(
  items: readonly T[],
  slugs: readonly string[],
): readonly T[] {
  return slugs.flatMap((slug) => items.find((item) => item.slug === slug) ?? []);
}

/** By first day, then by hour; ISO dates and 24-hour times sort as text. */
function byStart(a: Event, b: Event): number {
  return `${a.startDate} ${a.startTime}`.localeCompare(`${b.startDate} ${b.startTime}`);
}

const placeIndex = new Map<string, Place>(places.map((place) => [place.slug, place]));

export const allActivities = (): readonly Activity[] => activities;
export const featuredActivities = (): readonly Activity[] =>
  pick(activities, home.thingsToDo.slugs);
export const allWalks = (): readonly Walk[] => walks;
export const allAreas = (): readonly Area[] => areas;
export const featuredAreas = (): readonly Area[] => pick(areas, home.areas.slugs);
export const allBeaches = (): readonly Beach[] => beaches;
export const featuredBeaches = (): readonly Beach[] => pick(beaches, home.beaches.slugs);
export const allVenues = (): readonly Venue[] => venues;
export const allProperties = (): readonly Property[] => properties;
export const allEvents = (): readonly Event[] => [...events].sort(byStart);

export const eventsPageEvents = (): readonly Event[] =>
  [...pick(events, eventsPageSlugs)].sort(byStart);
export const featuredEvents = (): readonly Event[] => pick(events, home.events.slugs);
export const allPlaces = (): readonly Place[] => places;

export function placeBySlug(slug: PlaceSlug): Place {
  const place = placeIndex.get(slug);
  if (!place) throw new Error(`content/places.ts has no place "${slug}"`);
  return place;
}

export const stretchById = (id: StretchId) => stretches[id];

export const allNotices = (): readonly Notice[] => notices;

export function noticesAt(...slugs: readonly PlaceSlug[]): readonly Notice[] {
  return notices.filter((notice: Notice) => notice.places.some((place) => slugs.includes(place)));
}

export function safetySectionBySlug(slug: SafetySlug): SafetySection {
  const section = safetySections.find((one) => one.slug === slug);
  if (!section) throw new Error(`content/safety.ts has no section "${slug}"`);
  return section;
}

const editorsChoice = 'Editors Choice';

const typeTags = (venue: Pick<Venue, 'type'>): readonly string[] =>
  typeof venue.type === 'string' ? [venue.type] : venue.type;

export function isEditorsChoice(venue: Pick<Venue, 'type'>): boolean {
  return typeTags(venue).includes(editorsChoice);
}

export function venueTypeLabels(venue: Pick<Venue, 'type'>): readonly string[] {
  return typeTags(venue).filter((tag) => tag !== editorsChoice);
}
