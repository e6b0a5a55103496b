import type { Event } from '@/content/types';
import { eventEnd } from '@/lib/events/end';
import { builtAt } from '@/lib/time/built';
import { formatDayMonth } from '@/lib/time/words';
import { ByTime } from '../ByTime/ByTime';
import { day, leaf, small } from './EventDates.css';

/** The leaf of a calendar that is stuck on an event; of one that is over it names the year. */
export function DateLeaf({ event }: { event: Event }) {
  const shown = event.next ?? event;
  const [weekday, date, month] = formatDayMonth(shown.startDate).split(' ');
  const lines = (first: string | undefined, last: string) => (
    <span className={leaf} aria-hidden="true">
      <span className={small}>{first}</span>
      <span className={day}>{date}</span>
      <span className={small}>{last}</span>
    </span>
  );
  return (
    <ByTime
      stages={[{ until: eventEnd(event), shown: lines(weekday, month ?? '') }]}
      after={lines('Held', `${month} ${shown.startDate.slice(0, 4)}`)}
      built={builtAt()}
    />
  );
}
