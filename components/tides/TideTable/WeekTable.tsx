import { useBrowserMinute } from '@/components/browser/use-minute';
import { daysAhead, tideDay } from '@/lib/tides/day';
import { addDays, londonDate } from '@/lib/time/london';
import { TideTable, weekCaption } from './TideTable';

export function WeekTable() {
  const today = londonDate(useBrowserMinute());
  return (
    <TideTable
      caption={weekCaption}
      days={Array.from({ length: daysAhead }, (_, index) => tideDay(addDays(today, index)))}
    />
  );
}
