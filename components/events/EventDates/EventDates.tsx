import type { Fact } from '@/components/ui/Facts/Facts';
import type { Event } from '@/content/types';
import { dateWords, usualText } from '@/lib/events/rounds';
import { builtAt } from '@/lib/time/built';
import { formatDayMonth } from '@/lib/time/words';
import { bindPlaces } from '@/lib/typeset';
import { ScheduledText } from '../ScheduledText';
import { UntilOver } from '../UntilOver';
import { slip } from './EventDates.css';

/** When an event is; once that is over, when it usually is, and on its own page when it was. */
export function EventDates({ event, brief = false }: { event: Event; brief?: boolean }) {
  const { stages, afterwards } = dateWords(event);
  const after = brief ? usualText(event) : afterwards;
  return <ScheduledText stages={stages} after={after} built={builtAt()} />;
}

export function whenAndWhere(event: Event): Fact[] {
  const { startTime, endTime } = event.next ?? event;
  return [
    { icon: 'calendar', label: 'Date', value: <EventDates event={event} brief /> },
    { icon: 'clock', label: 'Time', value: `${startTime}–${endTime}` },
    { icon: 'pin', label: 'Place', value: bindPlaces(event.location) },
  ];
}

function Slip({ variant, date }: { variant: keyof typeof slip; date: string }) {
  return (
    <span className={slip[variant]} aria-hidden="true">
      {date}
    </span>
  );
}

export function DateSlip({ event }: { event: Event }) {
  const { startDate } = event.next ?? event;
  const day = formatDayMonth(startDate);
  const held = `Held ${day.split(' ').slice(1).join(' ')} ${startDate.slice(0, 4)}`;
  return (
    <UntilOver event={event} after={<Slip variant="past" date={held} />}>
      <Slip variant="coming" date={day} />
    </UntilOver>
  );
}
