import { ByTime } from '@/components/browser/ByTime/ByTime';
import type { Fact } from '@/components/ui/Facts/Facts';
import type { Event } from '@/content/types';
import { untilOver } from '@/lib/events/end';
import { dateWords } from '@/lib/events/rounds';
import { builtAt } from '@/lib/time/built';
import { formatDateShort, formatDayMonth } from '@/lib/time/day';
import { bindPlaces } from '@/lib/typeset';
import { slip } from './EventDates.css';

/** When an event is; once that is over, when it usually is, and on its own page when it was. */
export function EventDates({ event, brief = false }: { event: Event; brief?: boolean }) {
  return <ByTime periods={dateWords(event, brief)} built={builtAt()} />;
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
  const held = `Held ${formatDateShort(startDate)}`;
  return (
    <ByTime
      {...untilOver(event)}
      shown={{
        coming: <Slip variant="coming" date={day} />,
        over: <Slip variant="past" date={held} />,
      }}
    />
  );
}
