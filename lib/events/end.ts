import type { Event } from '@/content/types';
import { toEpochMinutes, type EpochMinutes } from '@/lib/time/london';

/** The instant at which the last day of an event ends, by London's clocks. */
export function eventEnd(event: Pick<Event, 'startDate' | 'endDate' | 'endTime'>): EpochMinutes {
  return toEpochMinutes(event.endDate ?? event.startDate, event.endTime);
}
