import { useBrowserMinute } from '@/components/browser/use-now';
import { tideWeek } from '@/lib/tides/day';
import { londonDate } from '@/lib/time/london';
import { LowWaterDays } from './TideAccess/LowWaterDays';
import { TideTable } from './TideTable/TideTable';

export function WeekTable() {
  const days = tideWeek(londonDate(useBrowserMinute()));
  return <TideTable caption="Today and the next seven days, in local time" days={days} />;
}

export function LowWaterList() {
  const today = londonDate(useBrowserMinute());
  return <LowWaterDays from={today} today={today} />;
}
