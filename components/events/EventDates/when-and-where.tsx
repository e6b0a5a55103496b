import type { Fact } from '@/components/ui/Facts/Facts';
import type { Event } from '@/content/types';
import { bindPlaces } from '@/lib/typeset';
import { EventDates } from './EventDates';

/** The facts of an event in lists. */
export function whenAndWhere(event: Event): Fact[] {
  const { startTime, endTime } = event.next ?? event;
  return [
    { icon: 'calendar', label: 'Date', value: <EventDates event={event} brief /> },
    { icon: 'clock', label: 'Time', value: `${startTime}–${endTime}` },
    { icon: 'pin', label: 'Place', value: bindPlaces(event.location) },
  ];
}
