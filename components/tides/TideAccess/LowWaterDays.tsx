import type { IsoDate } from '@/content/types';
import { daysAhead, formatHeight, lowWatersOf } from '@/lib/tides/day';
import { addDays, londonTime } from '@/lib/time/london';
import { formatDayMonth } from '@/lib/time/words';
import * as styles from './TideAccess.css';

interface LowWaterDaysProps {
  from: IsoDate;
  /** The day that is called so; none without a clock. */
  today?: IsoDate;
}

export function LowWaterDays({ from, today }: LowWaterDaysProps) {
  return (
    <ul className={styles.days}>
      {Array.from({ length: daysAhead }, (_, index) => {
        const date = addDays(from, index);
        const words = lowWatersOf(date)?.map(
          ({ instant, height }) => `${londonTime(instant)} (${formatHeight(height)})`,
        );
        return (
          <li key={date} className={styles.day}>
            <strong>{date === today ? 'Today' : formatDayMonth(date)}</strong>
            <span>
              {words ? words.join(', ') || 'none' : 'not predicted: use an official table'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
