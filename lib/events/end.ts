import type { Event, Occasion } from '@/content/types';
import { toEpochMinutes, type EpochMinutes } from '@/lib/time/london';

export function occasionEnd({
  startDate,
  endDate = startDate,
  endTime,
}: Pick<Occasion, 'startDate' | 'endDate' | 'endTime'>): EpochMinutes {
  return toEpochMinutes(endDate, endTime);
}

/** The instant from which nothing more of an event is known to come. */
export function eventEnd(
  event: Pick<Event, 'startDate' | 'endDate' | 'endTime' | 'next'>,
): EpochMinutes {
  return occasionEnd(event.next ?? event);
}
