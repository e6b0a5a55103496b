import type { Event, Occasion } from '@/content/types';
import { builtAt, toEpochMinutes, type EpochMinutes } from '@/lib/time/london';
import type { Period } from '@/lib/time/day';

type Dates = Pick<Occasion, 'startDate' | 'endDate' | 'endTime'>;

export function occasionEnd({ startDate, endDate = startDate, endTime }: Dates): EpochMinutes {
  return toEpochMinutes(endDate, endTime);
}

type LastOccasion = Dates & Pick<Event, 'next'>;

/** The instant from which nothing more of an event is known to come. */
export function eventEnd(event: LastOccasion): EpochMinutes {
  return occasionEnd(event.next ?? event);
}

export function untilOver(event: LastOccasion) {
  const periods: readonly Period<'coming' | 'over'>[] = [
    { state: 'coming' },
    { from: eventEnd(event) + 1, state: 'over' },
  ];
  return { periods, built: builtAt() };
}
