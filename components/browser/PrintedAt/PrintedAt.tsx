import { type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { formatDate } from '@/lib/time/words';
import { paperOnly } from '@/styles/print.css';

/** On paper: when what follows was so. */
export function PrintedAt({ now }: { now: EpochMinutes }) {
  return (
    <span className={paperOnly}>{`${formatDate(londonDate(now))}, ${londonTime(now)}. `}</span>
  );
}
