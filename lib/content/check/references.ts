import type { Item } from '@/content/types';
import { faultsAt, path, type Faults } from './faults';
import type { SiteContent } from './site-content';

function missing(at: string, slugs: readonly string[], items: readonly Item[]): Faults {
  return slugs.flatMap((slug) =>
    faultsAt(at, { [`"${slug}" does not exist`]: !items.some((item) => item.slug === slug) }),
  );
}

/** What the events page and the home page pick out of the lists. */
export function referenceFaults(content: SiteContent): Faults {
  const { activities, areas, beaches, events, eventsPageSlugs, featured } = content;
  return [
    ...missing(path('events', 'eventsPageSlugs'), eventsPageSlugs, events),
    ...missing(path('home', 'thingsToDo.slugs'), featured.thingsToDo, activities),
    ...missing(path('home', 'areas.slugs'), featured.areas, areas),
    ...missing(path('home', 'events.slugs'), featured.events, events),
    ...missing(path('home', 'beaches.slugs'), featured.beaches, beaches),
  ];
}
