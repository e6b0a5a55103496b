import type {
  DayOut,
  Item,
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
import { kindFiles } from '@/content/schema/entries';
import type { Content } from '@/content/schema/fields';
import type { site as siteSchema } from '@/content/schema/site';
import type { DogRule, Ferry, ImportedTimetables, Railway } from '@/content/transport/types';
import { KINDS } from '@/lib/kinds';
import type { Transport } from '@/lib/transport/data';

type ItemLists = {
  readonly [K in ItemKind as (typeof kindFiles)[K]]: readonly ItemOf<K>[];
};

/** A list for each kind, called as its file. */
export function listsBy(itemsOf: (kind: ItemKind) => readonly Item[]): ItemLists {
  const lists = KINDS.map((kind) => [kindFiles[kind], itemsOf(kind)]);
  return Object.fromEntries(lists) as unknown as ItemLists;
}

export interface SiteContent extends ItemLists {
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

export function itemsOfKind<K extends ItemKind>(
  content: SiteContent,
  kind: K,
): readonly ItemOf<K>[] {
  return content[kindFiles[kind]] as readonly ItemOf<ItemKind>[] as readonly ItemOf<K>[];
}

/** Each with the name of its file. */
export function allItems(content: SiteContent) {
  return KINDS.flatMap((kind) =>
    itemsOfKind(content, kind).map((item) => [kindFiles[kind], item] as const),
  );
}
