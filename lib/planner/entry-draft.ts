import type { Entry } from '@/lib/content/entries';
import {
  activityDraft,
  areaDraft,
  beachDraft,
  eventDraft,
  type ImageUrl,
  propertyDraft,
  venueDraft,
} from './from-content';
import type { PlannerItemDraft } from './item';

/** What is saved of a thing, whatever its kind. */
export function entryDraft(entry: Entry, imageUrl: ImageUrl): PlannerItemDraft {
  switch (entry.kind) {
    case 'activity':
      return activityDraft(entry.item, imageUrl);
    case 'area':
      return areaDraft(entry.item, imageUrl);
    case 'beach':
      return beachDraft(entry.item, imageUrl);
    case 'venue':
      return venueDraft(entry.item, imageUrl);
    case 'property':
      return propertyDraft(entry.item, imageUrl);
    case 'event':
      return eventDraft(entry.item, imageUrl);
  }
}
