import type { Event } from '@/content/types';
import { eventEnd } from '@/lib/events/end';
import { builtAt } from '@/lib/time/built';
import { formatDayMonth } from '@/lib/time/words';
import { ByTime } from '../ByTime/ByTime';
import * as styles from './EventDates.css';

interface DateLeafProps {
  event: Event;
  /** On one line. */
  slip?: boolean;
}

/** The leaf of a calendar that is stuck on an event; of one that is over it names the year. */
export function DateLeaf({ event, slip = false }: DateLeafProps) {
  const shown = event.next ?? event;
  const [weekday, date, month] = formatDayMonth(shown.startDate).split(' ');
  const lines = (first: string | undefined, last: string) =>
    slip ? (
      <span className={styles.slip} aria-hidden="true">
        {first} {date} {last}
      </span>
    ) : (
      <span className={styles.leaf} aria-hidden="true">
        <span className={styles.small}>{first}</span>
        <span className={styles.day}>{date}</span>
        <span className={styles.small}>{last}</span>
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
