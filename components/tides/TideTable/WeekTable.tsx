import { useBrowserMinute } from '@/components/browser/use-minute';
import { tideWeek } from '@/lib/tides/day';
import { londonDate } from '@/lib/time/london';
import { TideTable } from './TideTable';

export function WeekTable() {
  return (
    <TideTable
      caption="Today and the next seven days, in local time"
      days={tideWeek(londonDate(useBrowserMinute()))}
    />
  );
}
