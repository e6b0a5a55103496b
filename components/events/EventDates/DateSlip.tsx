import type { Event } from '@/content/types';
import { eventEnd } from '@/lib/events/end';
import { builtAt } from '@/lib/time/built';
import { formatDayMonth } from '@/lib/time/words';
import { ScheduledText } from '../ScheduledText/ScheduledText';
import { slip } from './DateSlip.css';

/** An event's date in one line: "Sat 30 Aug"; once it is over "Held 30 Aug 2025". */
export function DateSlip({ event }: { event: Event }) {
  const { startDate } = event.next ?? event;
  const day = formatDayMonth(startDate);
  return (
    <span className={slip} aria-hidden="true">
      <ScheduledText
        stages={[{ until: eventEnd(event), shown: day }]}
        after={`Held ${day.split(' ').slice(1).join(' ')} ${startDate.slice(0, 4)}`}
        built={builtAt()}
      />
    </span>
  );
}
