'use client';

import { useNow } from '@/components/browser/use-now';
import { comingNature, type NatureDay, type NatureKind } from '@/lib/nature/nature-day';
import { londonDate } from '@/lib/time/london';
import { formatDate, formatDateRange } from '@/lib/time/words';
import { useNature } from '../use-nature';
import { item, list, quiet, title as titleClass } from './NatureNext.css';

interface NatureListProps {
  /** What was next on the day of the build. */
  first: readonly NatureDay[];
  count: number;
  kinds?: readonly NatureKind[];
  place?: string;
}

/** What comes next; the whole calendar is only fetched when something of the first has gone by. */
export function NatureList({ first, count, kinds, place }: NatureListProps) {
  const now = useNow();
  const today = now === null ? undefined : londonDate(now);
  const isCurrent =
    today === undefined ||
    (first.length === count && first.every(({ date, until = date }) => until >= today));
  const all = useNature(!isCurrent);
  const fitting = all?.filter(
    (day) => (!kinds || kinds.includes(day.kind)) && (!place || !day.place || day.place === place),
  );
  const shown = isCurrent ? first : fitting && comingNature(fitting, today, count);
  if (!shown) return <p className={quiet}>Nature’s calendar of these days is on its way …</p>;
  if (shown.length === 0) {
    return <p className={quiet}>Nature’s calendar has not been worked out for this year.</p>;
  }
  return (
    <ul className={list}>
      {shown.map(({ id, date, until, title, text }) => (
        <li key={id} className={item}>
          <strong className={titleClass}>{title}</strong>
          <span>{until ? formatDateRange(date, until) : formatDate(date)}</span>
          <span className={quiet}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
