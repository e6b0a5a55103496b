import type {
  DayOut,
  Item,
  ItemKind,
  ItemOf,
  Notice,
  Page,
  Place,
  SafetySection,
  Story,
  TideRecord,
} from '@/content/types';
import type { Namesakes } from '@/content/namesakes';
import type { Content } from '@/content/schema/fields';
import type { site as siteSchema } from '@/content/schema/site';
import type { DogRule, Ferry, Railway } from '@/content/transport/types';
import type { Transport } from '@/lib/transport/data';

/** The file and the list of each kind, by the same name. */
export const kindFiles = {
  activity: 'activities',
  walk: 'walks',
  area: 'areas',
  beach: 'beaches',
  venue: 'venues',
  property: 'properties',
  event: 'events',
} as const satisfies Readonly<Record<ItemKind, string>>;

type ItemLists = {
  readonly [Kind in ItemKind as (typeof kindFiles)[Kind]]: readonly ItemOf<Kind>[];
};

export interface SiteContent extends ItemLists {
  readonly site: Content<typeof siteSchema>;
  readonly places: readonly Place[];
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
  return Object.fromEntries(Object.values(kindFiles).map((file) => [file, content[file]]));
}
