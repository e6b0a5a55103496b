import type {
  DayOut,
  ItemKind,
  ItemOf,
  Notice,
  Page,
  Place,
  PlaceFacilities,
  SafetySection,
  Story,
  TideRecord,
} from '@/content/types';
import type { Namesakes } from '@/content/namesakes';
import type { Content } from '@/content/schema/fields';
import type { site as siteSchema } from '@/content/schema/site';
import type { DogRule, Ferry, ImportedTimetables, Railway } from '@/content/transport/types';
import type { Transport } from '@/lib/transport/data';

export interface SiteContent {
  /** In the order of their kinds. */
  readonly entries: readonly { readonly kind: ItemKind; readonly item: ItemOf<ItemKind> }[];
  readonly site: Content<typeof siteSchema>;
  readonly places: readonly Place[];
  readonly daysOut: readonly DayOut[];
  readonly eventsPageSlugs: readonly string[];
  readonly featured: Readonly<
    Record<
      'plan' | 'thingsToDo' | 'areas' | 'events' | 'beaches',
      { readonly intro: string; readonly slugs: readonly string[] }
    >
  >;
  readonly pages: Readonly<Record<string, Page>>;
  readonly facilities: readonly PlaceFacilities[];
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
    readonly imported: ImportedTimetables;
    readonly ferries: readonly Ferry[];
    readonly railways: readonly Railway[];
    readonly dogRules: readonly DogRule[];
  };
}

export function itemsOfKind<K extends ItemKind>({ entries }: SiteContent, kind: K): ItemOf<K>[] {
  return entries.flatMap((entry) => (entry.kind === kind ? [entry.item as ItemOf<K>] : []));
}

export const slugsOf = (things: readonly { readonly slug: string }[]): readonly string[] =>
  things.map(({ slug }) => slug);
