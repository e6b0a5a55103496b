import type { NatureDay } from '@/lib/nature/nature-day';
import { formatDate, formatDateRange } from '@/lib/time/words';
import { item, list, quiet, title as titleClass } from './NatureNext.css';

interface NatureLinesProps {
  days: readonly NatureDay[];
  /** The last year that is worked out. */
  last: number;
}

/** Days of nature's calendar, one after the other. */
export function NatureLines({ days, last }: NatureLinesProps) {
  if (days.length === 0) {
    return (
      <p className={quiet}>
        Nature’s calendar has not been worked out for this year: it goes as far as the tide
        predictions, to {last}.
      </p>
    );
  }
  return (
    <ul className={list}>
      {days.map(({ id, date, until, title, text }) => (
        <li key={id} className={item}>
          <strong className={titleClass}>{title}</strong>
          <span>{until ? formatDateRange(date, until) : formatDate(date)}</span>
          <span className={quiet}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
