import type { ReactNode } from 'react';
import type { Event } from '@/content/types';
import { eventEnd } from '@/lib/events/end';
import { builtAt } from '@/lib/time/built';
import { formatDayMonth } from '@/lib/time/words';
import { ByTime } from '../ByTime/ByTime';

/** "Sat", "30", "Aug"; once it is over "Held", "30", "Aug 2025". */
type Pieces = readonly [first: string, day: string, last: string];

/** An event's date as a calendar's leaf has it; of an event that is over it names the year. */
export function torn(event: Event, look: (pieces: Pieces) => ReactNode): ReactNode {
  const { startDate } = event.next ?? event;
  const [weekday = '', day = '', month = ''] = formatDayMonth(startDate).split(' ');
  return (
    <ByTime
      stages={[{ until: eventEnd(event), shown: look([weekday, day, month]) }]}
      after={look(['Held', day, `${month} ${startDate.slice(0, 4)}`])}
      built={builtAt()}
    />
  );
}
