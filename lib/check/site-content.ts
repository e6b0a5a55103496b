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
import type { Content } from '@/content/schema/fields';
import type { site as siteSchema } from '@/content/schema/site';
import type { DogRule, Ferry, Railway } from '@/content/transport/types';
import type { Transport } from '@/lib/transport/data';

export interface SiteContent {
  readonly site: Content<typeof siteSchema>;
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
  readonly namedHosts: readonly string[];
  readonly stretches: Readonly<Record<string, { readonly where: string }>>;
  readonly transport: Pick<
    Transport,
    'points' | 'legs' | 'measuredWalks' | 'services' | 'carParks' | 'drives'
  > & {
    readonly ferries: readonly Ferry[];
    readonly railways: readonly Railway[];
    readonly dogRules: readonly DogRule[];
  };
  /** Sentences of other files that may count things, by where they stand. */
  readonly asides: Readonly<Record<string, string>>;
}

export function itemLists(content: SiteContent): Readonly<Record<string, readonly Item[]>> {
  const { activities, walks, areas, beaches, venues, properties, events } = content;
  return { activities, walks, areas, beaches, venues, properties, events };
}
