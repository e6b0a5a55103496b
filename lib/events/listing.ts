/** Which events lists show, and in which order. */
import { eventsPageSlugs } from '@/content/events';
import { home } from '@/content/home';
import type { Event, Occasion } from '@/content/types';
import { pick } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { builtAt } from '@/lib/time/london';
import { allOfKind } from '@/lib/kinds/entries';
import type { Listed } from './calendar';
import { eventEnd } from './end';
import { isOver } from './past';
import { occasionsOf } from './rounds';

/** What is to come when the site is built, the soonest first, and then what is named. */
function comingAnd(named: readonly Event[]): readonly Event[] {
  const built = builtAt();
  const coming =
    built === null ? [] : allOfKind('event').filter((event) => !isOver(eventEnd(event), built));
  return [...new Set([...coming.toSorted((a, b) => eventEnd(a) - eventEnd(b)), ...named])];
}

export function eventsOfPage(): readonly Event[] {
  const slugs: readonly string[] = eventsPageSlugs;
  return comingAnd(allOfKind('event').filter(({ slug }) => slugs.includes(slug)));
}

export function eventsOfHome(): readonly Event[] {
  const { slugs } = home.events;
  return comingAnd(pick(allOfKind('event'), slugs)).slice(0, slugs.length);
}

/** One date of an event, with the path of its page. */
export const listed = ({ slug, title }: Event, occasion: Occasion): Listed => {
  const { startDate, endDate, startTime, endTime } = occasion;
  const path = kindPath('event', slug);
  return { slug, title, path, startDate, ...(endDate && { endDate }), startTime, endTime };
};

/** Every date of every event, by its first day. */
export const listedOccasions = (): readonly Listed[] =>
  allOfKind('event')
    .flatMap((event) => occasionsOf(event).map((occasion) => listed(event, occasion)))
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate));
