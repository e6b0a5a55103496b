import type { ReactNode } from 'react';
import { groupByMonth } from '@/lib/events/calendar';
import { formatMonth } from '@/lib/time/day';
import type { MarkedEvent } from './calendar-event';
import * as styles from './EventCalendar.css';

interface AgendaProps {
  heading: string;
  events: readonly MarkedEvent[];
  nothing: ReactNode;
}

export function Agenda({ heading, events, nothing }: AgendaProps) {
  const coming = events.filter(({ isPast }) => !isPast);
  const past = events.filter(({ isPast }) => isPast);
  return (
    <section aria-labelledby="agenda">
      <h2 id="agenda" className={styles.heading}>
        {heading}
      </h2>
      {events.length === 0 && nothing}
      {[...groupByMonth(coming), ...groupByMonth(past)].map(({ month, events: inMonth }, index) => (
        <div key={`${month} ${index}`} className={styles.month}>
          <h3 className={styles.monthName}>
            {formatMonth(month)}
            {coming.length > 0 && inMonth.some(({ isPast }) => isPast) && ', past'}
          </h3>
          <ul className={styles.list}>
            {inMonth.map(({ slug, startDate, entry }) => (
              <li key={`${slug} ${startDate}`}>{entry}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
