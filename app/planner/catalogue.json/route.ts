import {
  allActivities,
  allAreas,
  allBeaches,
  allEvents,
  allProperties,
  allVenues,
} from '@/lib/content/queries';
import { imageUrl } from '@/lib/images/image-url';
import {
  activityDraft,
  areaDraft,
  beachDraft,
  eventDraft,
  propertyDraft,
  venueDraft,
} from '@/lib/planner/from-content';

export const dynamic = 'force-static';

/** Everything that can be saved, for saved items that have lost their picture, and shared links. */
export function GET(): Response {
  return Response.json([
    ...allActivities().map((activity) => activityDraft(activity, imageUrl)),
    ...allAreas().map((area) => areaDraft(area, imageUrl)),
    ...allBeaches().map((beach) => beachDraft(beach, imageUrl)),
    ...allProperties().map((property) => propertyDraft(property, imageUrl)),
    ...allEvents().map((event) => eventDraft(event, imageUrl)),
    ...allVenues().map((venue) => venueDraft(venue, imageUrl)),
  ]);
}
