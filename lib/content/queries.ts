/**
 * The one place where pages get their content: it looks up, sorts and filters, so that no page
 * does it in its own way.
 */
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

interface Slugged {
  readonly slug: string;
}

function indexBySlug<T extends Slugged>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.slug, item]));
}

/** The items with these slugs, in the order of the slugs. */
function pick<T>(index: ReadonlyMap<string, T>, slugs: readonly string[]): readonly T[] {
  return slugs.flatMap((slug) => index.get(slug) ?? []);
}

/** By first day, then by hour; ISO dates and 24-hour times sort as text. */
function byStart(a: Event, b: Event): number {
  return `${a.startDate} ${a.startTime}`.localeCompare(`${b.startDate} ${b.startTime}`);
}

const activityIndex = indexBySlug<Activity>(activities);
const areaIndex = indexBySlug<Area>(areas);
const beachIndex = indexBySlug<Beach>(beaches);
const eventIndex = indexBySlug<Event>(events);
const placeIndex = indexBySlug<Place>(places);

/** Every activity, in the order of the list page. */
export function allActivities(): readonly Activity[] {
  return activities;
}

/** The home page's activities, in its order. */
export function featuredActivities(): readonly Activity[] {
  return pick(activityIndex, home.thingsToDo.slugs);
}

/** Every walk, in the order of the list page. */
export function allWalks(): readonly Walk[] {
  return walks;
}

/** Every area, in the order of the content. */
export function allAreas(): readonly Area[] {
  return areas;
}

/** The home page's areas, in its order. */
export function featuredAreas(): readonly Area[] {
  return pick(areaIndex, home.areas.slugs);
}

/** Every beach, nearest first. */
export function allBeaches(): readonly Beach[] {
  return beaches;
}

/** The home page's beaches, in its order. */
export function featuredBeaches(): readonly Beach[] {
  return pick(beachIndex, home.beaches.slugs);
}

/** Every place to eat or drink, in the order of the list page. */
export function allVenues(): readonly Venue[] {
  return venues;
}

/** Every place to stay, in the order of the list page. */
export function allProperties(): readonly Property[] {
  return properties;
}

/** Every event, the regatta included, by date. */
export function allEvents(): readonly Event[] {
  return [...events].sort(byStart);
}

/** The events of the events page, by date. */
export function eventsPageEvents(): readonly Event[] {
  return [...pick(eventIndex, eventsPageSlugs)].sort(byStart);
}

/** The home page's events, in its order. */
export function featuredEvents(): readonly Event[] {
  return pick(eventIndex, home.events.slugs);
}

/** Every place, in the order of the content. */
export function allPlaces(): readonly Place[] {
  return places;
}

/** @throws {Error} when the content has no such place, which its types and test rule out. */
export function placeBySlug(slug: PlaceSlug): Place {
  const place = placeIndex.get(slug);
  if (!place) throw new Error(`content/places.ts has no place "${slug}"`);
  return place;
}

const stretchIndex = new Map<string, { readonly where: string }>(Object.entries(stretches));

/**
 * Where a stretch is that can be closed, to be read after "closed".
 *
 * @throws {Error} when the content has no such stretch, which its types rule out.
 */
export function whereClosed(id: StretchId): string {
  const stretch = stretchIndex.get(id);
  if (!stretch) throw new Error(`content/closures.ts has no "${id}"`);
  return stretch.where;
}

/** Every notice, those that have run out as well. */
export function allNotices(): readonly Notice[] {
  return notices;
}

/** All notices about any of these places, those that have run out as well: the static pages know no day. */
export function noticesAt(...slugs: readonly PlaceSlug[]): readonly Notice[] {
  return notices.filter((notice: Notice) => notice.places.some((place) => slugs.includes(place)));
}

const safetyIndex = indexBySlug<SafetySection>(safetySections);

/** @throws {Error} when the guide has no such section, which its types rule out. */
export function safetySectionBySlug(slug: SafetySlug): SafetySection {
  const section = safetyIndex.get(slug);
  if (!section) throw new Error(`content/safety.ts has no section "${slug}"`);
  return section;
}

const editorsChoice = 'Editors Choice';

const typeTags = (venue: Pick<Venue, 'type'>): readonly string[] =>
  typeof venue.type === 'string' ? [venue.type] : venue.type;

/** Whether the venue carries the editors' tag, which is shown as a badge of its own. */
export function isEditorsChoice(venue: Pick<Venue, 'type'>): boolean {
  return typeTags(venue).includes(editorsChoice);
}

/** What kind of venue it is, as one label or more, without the editors' tag. */
export function venueTypeLabels(venue: Pick<Venue, 'type'>): readonly string[] {
  return typeTags(venue).filter((tag) => tag !== editorsChoice);
}
