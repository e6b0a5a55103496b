import type { Item } from '@/content/types';
import { issuesAt, path, type Issues } from './issues';
import { nearestHint } from './nearest-name';
import type { SiteContent } from './site-content';

function missing(at: string, slugs: readonly string[], items: readonly Item[]): Issues {
  const known = items.map(({ slug }) => slug);
  return slugs.flatMap((slug) =>
    issuesAt(at, {
      [`"${slug}" is not there (any more)${nearestHint(slug, known)}; take it out or write one that is`]:
        !known.includes(slug),
    }),
  );
}

/** What the events page and the home page pick out of the lists. */
export function referenceIssues(content: SiteContent): Issues {
  const { activities, areas, beaches, events, eventsPageSlugs, featured } = content;
  return [
    ...missing(path('events', 'eventsPageSlugs'), eventsPageSlugs, events),
    ...missing(path('home', 'thingsToDo › slugs'), featured.thingsToDo.slugs, activities),
    ...missing(path('home', 'areas › slugs'), featured.areas.slugs, areas),
    ...missing(path('home', 'events › slugs'), featured.events.slugs, events),
    ...missing(path('home', 'beaches › slugs'), featured.beaches.slugs, beaches),
  ];
}
