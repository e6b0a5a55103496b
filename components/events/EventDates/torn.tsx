import type { ReactNode } from 'react';
import type { Event } from '@/content/types';
import { eventEnd } from '@/lib/events/end';
import { builtAt } from '@/lib/time/built';
import { formatDayMonth } from '@/lib/time/words';
import { ScheduledText } from '../ScheduledText/ScheduledText';

/** "Sat", "30", "Aug"; once it is over "Held", "30", "Aug 2025". */
type Pieces = readonly [first: string, day: string, last: string];

/** An event's date as a calendar's leaf has it; of an event that is over it names the year. */
export function torn(event: Event, render: (pieces: Pieces) => ReactNode): ReactNode {
  const { startDate } = event.next ?? event;
  const [weekday = '', day = '', month = ''] = formatDayMonth(startDate).split(' ');
  return (
    <ScheduledText
      stages={[{ until: eventEnd(event), shown: render([weekday, day, month]) }]}
      after={render(['Held', day, `${month} ${startDate.slice(0, 4)}`])}
      built={builtAt()}
    />
  );
}
