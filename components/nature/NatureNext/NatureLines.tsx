import type { NatureDay } from '@/lib/nature/nature-day';
import { formatDate, formatDateRange } from '@/lib/time/words';
import { item, list, quiet, title as titleClass } from './NatureNext.css';

interface NatureLinesProps {
  days: readonly NatureDay[];
  last: number;
}

export function NatureLines({ days, last }: NatureLinesProps) {
  if (days.length === 0) {
    return <p className={quiet}>Nature’s calendar ends with our tide predictions, in {last}.</p>;
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
