import { tideDay } from '@/lib/tides/day';
import { addDays, londonDate } from '@/lib/time/london';
import { TideTable } from '../TideTable/TideTable';
import { useBrowserMinute } from '@/components/browser/use-minute';

/** Today and the days after it. */
const days = 8;

/** The tide table of today and the next seven days, by London's calendar. */
export function WeekTable() {
  const today = londonDate(useBrowserMinute());
  return (
    <TideTable
      caption="Today and the next seven days, in local time"
      days={Array.from({ length: days }, (_, index) => tideDay(addDays(today, index)))}
    />
  );
}
