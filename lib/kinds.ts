/**
 * The kinds of thing that have pages of their own, and what the browser may know of them. Small on
 * purpose: islands import it. What needs the content itself is in `lib/entry-facts/`.
 * `docs/common-changes.md` says how to add one.
 */
import type { ItemKind } from '@/content/types';
import { routes } from './routes';

interface Kind {
  /** The folder of its pages, with both slashes. */
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
  /** What the saved thing's location holds. */
  readonly location: 'place' | 'difficulty' | 'distance';
  /** Whether a link can carry a saved one to somebody else. */
  readonly shareable: boolean;
  /** The name of its sign in `components/ui/Icon/paths.ts`. */
  readonly icon: string;
}

/**
 * In the order in which they are listed, on the map and elsewhere; where the search finds two things
 * that fit equally, the first wins. Events last, because they pass.
 */
export const kinds = {
  beach: {
    folder: routes.beaches,
    list: 'beaches',
    label: { one: 'Beach', many: 'Beaches', heading: 'Beaches' },
    plannerType: 'beach',
    location: 'distance',
    shareable: true,
    icon: 'waves',
  },
  activity: {
    folder: routes.thingsToDo,
    list: 'thingsToDo',
    label: { one: 'Activity', many: 'Activities', heading: 'Things to do' },
    plannerType: 'activity',
    location: 'difficulty',
    shareable: true,
    icon: 'walk',
  },
  walk: {
    folder: routes.walks,
    list: 'walks',
    label: { one: 'Walk', many: 'Walks', heading: 'Walks' },
    plannerType: 'Walk',
    location: 'difficulty',
    shareable: true,
    icon: 'boot',
  },
  venue: {
    folder: routes.foodDrink,
    list: 'foodDrink',
    label: { one: 'Food & Drink', many: 'Food & Drink', heading: 'Food & drink' },
    plannerType: 'restaurant',
    location: 'place',
    shareable: true,
    icon: 'fork',
  },
  property: {
    folder: routes.stay,
    list: 'stay',
    label: { one: 'Stay', many: 'Stays', heading: 'Places to stay' },
    plannerType: 'accommodation',
    location: 'place',
    shareable: true,
    icon: 'bed',
  },
  area: {
    folder: '/areas/',
    list: null,
    label: { one: 'Area', many: 'Areas', heading: 'Areas' },
    plannerType: 'Area',
    location: 'place',
    shareable: true,
    icon: 'compass',
  },
  event: {
    folder: routes.events,
    list: 'events',
    label: { one: 'Event', many: 'Events', heading: 'Events' },
    plannerType: 'event',
    location: 'place',
    shareable: true,
    icon: 'calendar',
  },
} as const satisfies Readonly<Record<ItemKind, Kind>>;

/** Every kind, in the order of {@link kinds}. */
export const KINDS = Object.keys(kinds) as readonly ItemKind[];

/** The page of one thing; without base path. */
export function kindPath(kind: ItemKind, slug: string): string {
  return `${kinds[kind].folder}${slug}/`;
}

/** A planner type as it stands in links: always in small letters. */
export function linkType(plannerType: string): string {
  return plannerType.toLowerCase();
}

const kindsByType = new Map<string, ItemKind>(
  KINDS.map((kind) => [linkType(kinds[kind].plannerType), kind]),
);

/** The kind that is saved, or linked, under a type; undefined for a type that no kind has. */
export function kindOfType(plannerType: string): ItemKind | undefined {
  return kindsByType.get(linkType(plannerType));
}

/** Whether a link can carry saved things of this type to somebody else. */
export function isShareable(plannerType: string): boolean {
  const kind = kindOfType(plannerType);
  const facts: Kind | undefined = kind && kinds[kind];
  return facts?.shareable === true;
}
