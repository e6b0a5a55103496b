import { useBrowserMinute } from '@/components/browser/use-minute';
import { tideWeek } from '@/lib/tides/day';
import { londonDate } from '@/lib/time/london';
import { LowWaterDays } from './TideAccess/LowWaterDays';
import { type ReadingVariant, TideReading } from './TideInstrument/TideReading';
import { TideTable } from './TideTable/TideTable';

export interface TideByClockProps {
  name: ReadingVariant | 'week' | 'lowWaters';
  passableBelow?: number | undefined;
}

/** What is shown of the tide by the clock of the browser. */
export function TideByClock({ name, passableBelow }: TideByClockProps) {
  const today = londonDate(useBrowserMinute());
  if (name === 'week') {
    const caption = 'Today and the next seven days, in local time';
    return <TideTable caption={caption} days={tideWeek(today)} />;
  }
  if (name === 'lowWaters') {
    return <LowWaterDays from={today} today={today} passableBelow={passableBelow} />;
  }
  return <TideReading variant={name} />;
}
