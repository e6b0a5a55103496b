import type { Fact } from '@/components/ui/Facts/Facts';
import type { Event } from '@/content/types';
import { dateWords, usualText } from '@/lib/events/rounds';
import { builtAt } from '@/lib/time/built';
import { bindPlaces } from '@/lib/typeset';
import { ScheduledText } from '../ScheduledText/ScheduledText';

/** When an event is; once that is over, when it usually is, and on its own page when it was. */
export function EventDates({ event, brief = false }: { event: Event; brief?: boolean }) {
  const { stages, afterwards } = dateWords(event);
  const after = brief ? usualText(event) : afterwards;
  return <ScheduledText stages={stages} after={after} built={builtAt()} />;
}

/** The facts of an event in lists. */
export function whenAndWhere(event: Event): Fact[] {
  const { startTime, endTime } = event.next ?? event;
  return [
    { icon: 'calendar', label: 'Date', value: <EventDates event={event} brief /> },
    { icon: 'clock', label: 'Time', value: `${startTime}–${endTime}` },
    { icon: 'pin', label: 'Place', value: bindPlaces(event.location) },
  ];
}
