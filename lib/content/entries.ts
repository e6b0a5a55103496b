/** The things that have a page of their own, whatever their kind. */
import type { Activity, Area, Beach, Event, Property, Venue } from '@/content/types';
import {
  activityPath,
  areaPath,
  beachPath,
  eventPath,
  propertyPath,
  venuePath,
} from '@/lib/routes';
import type { ItemKind } from '@/lib/seo/json-ld/item-facts';
import {
  allActivities,
  allAreas,
  allBeaches,
  allEvents,
  allProperties,
  allVenues,
} from './queries';

/** A thing, and which kind of thing it is. */
export type Entry =
  | { readonly kind: 'activity'; readonly item: Activity }
  | { readonly kind: 'area'; readonly item: Area }
  | { readonly kind: 'beach'; readonly item: Beach }
  | { readonly kind: 'venue'; readonly item: Venue }
  | { readonly kind: 'property'; readonly item: Property }
  | { readonly kind: 'event'; readonly item: Event };

/** Each kind as visitors read it. */
export const kindLabels: Readonly<Record<ItemKind, string>> = {
  activity: 'Activity',
  area: 'Area',
  beach: 'Beach',
  venue: 'Food & Drink',
  property: 'Stay',
  event: 'Event',
};

const paths: Readonly<Record<ItemKind, (slug: string) => string>> = {
  activity: activityPath,
  area: areaPath,
  beach: beachPath,
  venue: venuePath,
  property: propertyPath,
  event: eventPath,
};

/** Everything that has a page of its own, kind by kind, events last because they pass. */
export function allEntries(): readonly Entry[] {
  return [
    ...allActivities().map((item) => ({ kind: 'activity', item }) as const),
    ...allBeaches().map((item) => ({ kind: 'beach', item }) as const),
    ...allVenues().map((item) => ({ kind: 'venue', item }) as const),
    ...allProperties().map((item) => ({ kind: 'property', item }) as const),
    ...allAreas().map((item) => ({ kind: 'area', item }) as const),
    ...allEvents().map((item) => ({ kind: 'event', item }) as const),
  ];
}

/** What it is called: its title or its name. */
export function entryName({ item }: Entry): string {
  return 'title' in item ? item.title : item.name;
}

/** Where its page is; without base path. */
export function entryPath({ kind, item }: Entry): string {
  return paths[kind](item.slug);
}
