import type { Event } from '@/content/types';
import { day, leaf, small } from './DateLeaf.css';
import { torn } from './torn';

/** The torn-off leaf of a calendar, beside an event. */
export function DateLeaf({ event }: { event: Event }) {
  return torn(event, ([first, date, last]) => (
    <span className={leaf} aria-hidden="true">
      <span className={small}>{first}</span>
      <span className={day}>{date}</span>
      <span className={small}>{last}</span>
    </span>
  ));
}
