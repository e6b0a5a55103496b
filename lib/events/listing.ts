/** Which events lists show, and in which order. */
import type { Event, Occasion } from '@/content/types';
import { allEvents, eventsPageEvents, featuredEvents } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { builtAt } from '@/lib/time/london';
import type { Listed } from './calendar';
import { eventEnd } from './end';
import { isOver } from './past';
import { occasionsOf } from './rounds';

/** What is to come when the site is built, the soonest first, and then what is named. */
function comingAnd(named: readonly Event[]): readonly Event[] {
  const built = builtAt();
  const coming =
    built === null ? [] : allEvents().filter((event) => !isOver(eventEnd(event), built));
  return [...new Set([...coming.toSorted((a, b) => eventEnd(a) - eventEnd(b)), ...named])];
}

export const eventsOfPage = (): readonly Event[] => comingAnd(eventsPageEvents());

export const eventsOfHome = (): readonly Event[] =>
  comingAnd(featuredEvents()).slice(0, featuredEvents().length);

/** One date of an event, with the path of its page. */
export const listed = ({ slug, title }: Event, occasion: Occasion): Listed => {
  const { startDate, endDate, startTime, endTime } = occasion;
  const path = kindPath('event', slug);
  return { slug, title, path, startDate, ...(endDate && { endDate }), startTime, endTime };
};

/** Every date of every event, by its first day. */
export const listedOccasions = (): readonly Listed[] =>
  allEvents()
    .flatMap((event) => occasionsOf(event).map((occasion) => listed(event, occasion)))
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate));
