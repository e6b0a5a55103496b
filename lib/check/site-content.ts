import type {
  Activity,
  Area,
  Beach,
  DayOut,
  Event,
  Item,
  Notice,
  Page,
  Place,
  Property,
  SafetySection,
  Story,
  TideRecord,
  Venue,
  Walk,
} from '@/content/types';
import type { Namesakes } from '@/content/namesakes';
import type { WayPoint } from '@/content/ways/point';
import type {
  CarPark,
  Drive,
  DogRule,
  Ferry,
  Leg,
  MeasuredWalk,
  Railway,
  Service,
} from '@/content/ways/types';

/** All content that is checked, as the files of `content/` export it. */
export interface SiteContent {
  readonly site: {
    readonly content: 'sample' | 'own';
    readonly url: string;
    readonly timeZone: string;
    /** Where the guide’s places lie. */
    readonly bounds: {
      readonly name: string;
      readonly south: number;
      readonly north: number;
      readonly west: number;
      readonly east: number;
    };
    readonly contact: {
      readonly postcode: string;
      readonly phone: string;
      readonly email: string;
    };
    readonly formEndpoint: string | null;
  };
  readonly places: readonly Place[];
  readonly activities: readonly Activity[];
  readonly walks: readonly Walk[];
  readonly areas: readonly Area[];
  readonly beaches: readonly Beach[];
  readonly venues: readonly Venue[];
  readonly properties: readonly Property[];
  readonly events: readonly Event[];
  readonly daysOut: readonly DayOut[];
  readonly eventsPageSlugs: readonly string[];
  /** The sections of the home page that pick things out of a list, by their name in `content/home.ts`. */
  readonly featured: Readonly<
    Record<
      'thingsToDo' | 'areas' | 'events' | 'beaches',
      { readonly intro: string; readonly slugs: readonly string[] }
    >
  >;
  readonly pages: Readonly<Record<string, Page>>;
  readonly stories: readonly Story[];
  readonly notices: readonly Notice[];
  readonly safetySections: readonly SafetySection[];
  readonly tideRecords: readonly TideRecord[];
  readonly namesakes: readonly Namesakes[];
  /** The hosts that the privacy page names, as those that pages lead to or ask. */
  readonly namedHosts: readonly string[];
  /** What a notice can close, by its name. */
  readonly stretches: Readonly<Record<string, { readonly where: string }>>;
  readonly ways: {
    readonly points: readonly WayPoint[];
    readonly legs: readonly Leg[];
    readonly measuredWalks: readonly MeasuredWalk[];
    readonly services: readonly Service[];
    readonly ferries: readonly Ferry[];
    readonly railways: readonly Railway[];
    readonly carParks: readonly CarPark[];
    readonly drives: readonly Drive[];
    readonly dogRules: readonly DogRule[];
  };
  /** Sentences of other files that may count things, by where they stand. */
  readonly asides: Readonly<Record<string, string>>;
}

/** The lists of things that have a page of their own, by the file that holds them. */
export function itemLists(content: SiteContent): Readonly<Record<string, readonly Item[]>> {
  const { activities, walks, areas, beaches, venues, properties, events } = content;
  return { activities, walks, areas, beaches, venues, properties, events };
}
