import { lowWaterDay } from '@/lib/tides/low-water';
import { daysAhead, formatHeight } from '@/lib/tides/day';
import { addDays, londonDate, londonTime } from '@/lib/time/london';
import { formatDayMonth } from '@/lib/time/words';
import { useBrowserMinute } from '@/components/browser/use-minute';
import * as styles from './TideAccess.css';

export function LowWaterList({ passableBelow }: { passableBelow: number | undefined }) {
  const today = londonDate(useBrowserMinute());
  return (
    <ul className={styles.days}>
      {Array.from({ length: daysAhead }, (_, index) => {
        const date = addDays(today, index);
        const known = lowWaterDay(date, passableBelow);
        const words = known?.hours
          ? known.hours.map(({ from, to }) => `${londonTime(from)}–${londonTime(to)}`)
          : known?.lowWaters.map(
              ({ instant, height }) => `${londonTime(instant)} (${formatHeight(height)})`,
            );
        return (
          <li key={date} className={styles.day}>
            <strong>{index === 0 ? 'Today' : formatDayMonth(date)}</strong>
            {words
              ? words.join(', ') || 'none by daylight'
              : 'not predicted: use an official table'}
          </li>
        );
      })}
    </ul>
  );
}
