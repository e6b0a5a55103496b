/**
 * What the browser knows of each kind, small on purpose; the rest is a module each, in `register.ts`.
 * `docs/common-changes.md` says how to add a kind.
 */
import type { ItemKind } from '@/content/types';
import { routes } from '@/lib/routes';

interface Kind {
  readonly folder: string;
  /** The page that lists all of them; null where the home page does. */
  readonly list: keyof typeof routes | null;
  readonly label: {
    /** One of them, on a badge. */
    readonly one: string;
    /** Several of them, on a filter and beside a count. */
    readonly many: string;
    /** Over a list of them: on the map, in the search, in the site index. */
    readonly heading: string;
  };
  /** Its type in the visitor's list, in shared links too: it must never change, and no two have the same. */
  readonly plannerType: string;
  /** Of its badge in the planner. */
  readonly tone: 'green' | 'blue' | 'purple' | 'yellow' | 'orange' | 'grey';
  readonly location: 'place' | 'difficulty' | 'distance';
  readonly icon: string;
  /** Whether its names are words, which may be translated, or those of places, which lead nowhere then. */
  readonly names: 'words' | 'places';
}

/** In the order of lists; where the search finds two that fit equally, the first wins. */
export const kinds = {
  beach: {
    folder: routes.beaches,
    list: 'beaches',
    label: { one: 'Beach', many: 'Beaches', heading: 'Beaches' },
    plannerType: 'beach',
    tone: 'blue',
    location: 'distance',
    icon: 'waves',
    names: 'places',
  },
  activity: {
    folder: routes.thingsToDo,
    list: 'thingsToDo',
    label: { one: 'Activity', many: 'Activities', heading: 'Things to do' },
    plannerType: 'activity',
    tone: 'green',
    location: 'difficulty',
    icon: 'walk',
    names: 'words',
  },
  walk: {
    folder: routes.walks,
    list: 'walks',
    label: { one: 'Walk', many: 'Walks', heading: 'Walks' },
    plannerType: 'Walk',
    tone: 'grey',
    location: 'difficulty',
    icon: 'boot',
    names: 'words',
  },
  venue: {
    folder: routes.foodDrink,
    list: 'foodDrink',
    label: { one: 'Food & Drink', many: 'Food & Drink', heading: 'Food & drink' },
    plannerType: 'restaurant',
    tone: 'orange',
    location: 'place',
    icon: 'fork',
    names: 'places',
  },
  property: {
    folder: routes.stay,
    list: 'stay',
    label: { one: 'Stay', many: 'Stays', heading: 'Places to stay' },
    plannerType: 'accommodation',
    tone: 'purple',
    location: 'place',
    icon: 'bed',
    names: 'places',
  },
  area: {
    folder: '/areas/',
    list: null,
    label: { one: 'Area', many: 'Areas', heading: 'Areas' },
    plannerType: 'Area',
    tone: 'grey',
    location: 'place',
    icon: 'compass',
    names: 'places',
  },
  event: {
    folder: routes.events,
    list: 'events',
    label: { one: 'Event', many: 'Events', heading: 'Events' },
    plannerType: 'event',
    tone: 'yellow',
    location: 'place',
    icon: 'calendar',
    names: 'words',
  },
} as const satisfies Readonly<Record<ItemKind, Kind>>;

export const KINDS = Object.keys(kinds) as readonly ItemKind[];

export function kindPath(kind: ItemKind, slug: string): string {
  return `${kinds[kind].folder}${slug}/`;
}

export function linkType(plannerType: string): string {
  return plannerType.toLowerCase();
}

/** The attribute `translate` of a name: browsers would make nonsense of a place's. */
export function nameTranslation(kind: ItemKind | undefined): 'no' | undefined {
  return kind && kinds[kind].names === 'places' ? 'no' : undefined;
}

export function kindOfType(plannerType: string): ItemKind | undefined {
  return KINDS.find((kind) => linkType(kinds[kind].plannerType) === linkType(plannerType));
}
