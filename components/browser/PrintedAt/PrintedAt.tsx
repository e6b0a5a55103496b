import { type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import { printedAt } from './PrintedAt.css';

/** On paper: when what follows was so. */
export function PrintedAt({ now }: { now: EpochMinutes }) {
  return (
    <span className={printedAt}>{`${formatDate(londonDate(now))}, ${londonTime(now)}. `}</span>
  );
}
