import { ByTime } from '@/components/browser/ByTime/ByTime';
import type { Fact } from '@/components/ui/Facts/Facts';
import type { Event } from '@/content/types';
import { addressText } from '@/lib/address';
import { untilOver } from '@/lib/events/end';
import { dateWords, heldOn } from '@/lib/events/rounds';
import { builtAt } from '@/lib/time/london';
import { formatDayMonthRange } from '@/lib/time/words';
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
    { icon: 'pin', label: 'Place', value: addressText(event.address) },
  ];
}

/** The dates on a card. Those to come its facts say too; those of the past nothing else does. */
export function DateSlip({ event }: { event: Event }) {
  const { startDate, endDate } = event.next ?? event;
  return (
    <ByTime
      {...untilOver(event)}
      shown={{
        coming: (
          <span className={slip.coming} aria-hidden="true">
            {formatDayMonthRange(startDate, endDate)}
          </span>
        ),
        over: <span className={slip.past}>{heldOn(event.next ?? event)}</span>,
      }}
    />
  );
}
