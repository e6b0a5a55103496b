import type { Event } from '@/content/types';
import { formatDayMonth } from '@/lib/time/words';
import { UntilOver } from '../ScheduledText/UntilOver';
import { slip } from './DateSlip.css';

/** An event's date in one line: "Sat 30 Aug"; once it is over "Held 30 Aug 2025". */
export function DateSlip({ event }: { event: Event }) {
  const { startDate } = event.next ?? event;
  const day = formatDayMonth(startDate);
  const held = `Held ${day.split(' ').slice(1).join(' ')} ${startDate.slice(0, 4)}`;
  return (
    <UntilOver event={event} after={<Slip variant="past" text={held} />}>
      <Slip variant="coming" text={day} />
    </UntilOver>
  );
}

function Slip({ variant, text }: { variant: keyof typeof slip; text: string }) {
  return (
    <span className={slip[variant]} aria-hidden="true">
      {text}
    </span>
  );
}
