/**
 * What is saved of each kind of thing that the site shows. The pages make these drafts at build,
 * so the browser needs no content to save from.
 */
import type { Activity, Area, Beach, Event, Property, Venue } from '@/content/types';
import { formatDateRange } from '@/lib/time/words';

import type { PlannerItemDraft } from './item';

/** Turns a picture's `src` in the content into an address that an `img` can load. */
export type ImageUrl = (src: string) => string;

/** An activity; its location holds the difficulty. */
export function activityDraft(activity: Activity, imageUrl: ImageUrl): PlannerItemDraft {
  return {
    type: 'activity',
    slug: activity.slug,
    name: activity.title,
    description: activity.summary,
    image: imageUrl(activity.image.src),
    rating: activity.rating,
    location: activity.difficulty,
    duration: activity.duration,
  };
}

/** An area; it has no type of its own in the planner, so its badge is grey. */
export function areaDraft(area: Area, imageUrl: ImageUrl): PlannerItemDraft {
  return {
    type: 'area',
    slug: area.slug,
    name: area.name,
    description: area.summary,
    image: imageUrl(area.image.src),
  };
}

/** A beach; its location holds the distance. */
export function beachDraft(beach: Beach, imageUrl: ImageUrl): PlannerItemDraft {
  return {
    type: 'beach',
    slug: beach.slug,
    name: beach.name,
    description: beach.summary,
    image: imageUrl(beach.image.src),
    rating: beach.rating,
    location: beach.distance,
  };
}

/** Somewhere to eat or drink; its price is its range of prices. */
export function venueDraft(venue: Venue, imageUrl: ImageUrl): PlannerItemDraft {
  return {
    type: 'restaurant',
    slug: venue.slug,
    name: venue.name,
    description: venue.summary,
    image: imageUrl(venue.image.src),
    rating: venue.rating,
    location: venue.address,
    phone: venue.phone,
    price: venue.priceRange,
  };
}

/** Somewhere to stay; its price is for a night. */
export function propertyDraft(property: Property, imageUrl: ImageUrl): PlannerItemDraft {
  return {
    type: 'accommodation',
    slug: property.slug,
    name: property.name,
    description: property.summary,
    image: imageUrl(property.image.src),
    rating: property.rating,
    location: property.location,
    price: `£${property.pricePerNight}/night`,
  };
}

/** An event; its time is when it starts, on the first day. */
export function eventDraft(event: Event, imageUrl: ImageUrl): PlannerItemDraft {
  return {
    type: 'event',
    slug: event.slug,
    name: event.title,
    description: event.summary,
    image: imageUrl(event.image.src),
    location: event.location,
    date: formatDateRange(event.startDate, event.endDate ?? event.startDate),
    time: event.startTime,
    price: event.price,
  };
}
