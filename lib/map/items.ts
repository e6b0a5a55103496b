import type { PlaceSlug } from '@/content/places';
import { allEntries, type Entry, entryName, entryPath } from '@/lib/content/entries';
import { venueTypeLabels } from '@/lib/content/queries';
import { formatDateRange } from '@/lib/time/words';
import type { MapKey } from './selection';

/** One thing on the map. */
export interface MapItem extends MapKey {
  readonly name: string;
  /** Its own page, without base path. */
  readonly path: string;
  readonly place: PlaceSlug;
  /** The one fact that tells it from its neighbours in the list. */
  readonly fact: string;
}

function factOf({ kind, item }: Entry): string {
  switch (kind) {
    case 'activity':
      return item.duration;
    case 'area':
      return item.attractions.join(', ');
    case 'venue':
      return venueTypeLabels(item).join(', ');
    case 'event':
      return formatDateRange(item.startDate, item.endDate ?? item.startDate);
    case 'beach':
    case 'property':
      return item.type;
  }
}

/** Everything that has a place, kind by kind. */
export function mapItems(): readonly MapItem[] {
  return allEntries().map((entry) => ({
    kind: entry.kind,
    slug: entry.item.slug,
    name: entryName(entry),
    path: entryPath(entry),
    place: entry.item.place,
    fact: factOf(entry),
  }));
}
