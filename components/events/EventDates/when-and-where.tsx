import type { Fact } from '@/components/ui/Facts/Facts';
import type { Event } from '@/content/types';
import { EventDates } from './EventDates';

/** The facts of an event that stand wherever it is listed. */
export function whenAndWhere(event: Event): Fact[] {
  return [
    { icon: 'calendar', label: 'Date', value: <EventDates event={event} /> },
    { icon: 'clock', label: 'Time', value: `${event.startTime}–${event.endTime}` },
    { icon: 'pin', label: 'Place', value: event.location },
  ];
}
