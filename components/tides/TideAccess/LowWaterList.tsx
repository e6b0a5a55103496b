import { useBrowserMinute } from '@/components/browser/use-minute';
import { londonDate } from '@/lib/time/london';
import { LowWaterDays } from './LowWaterDays';

export function LowWaterList({ passableBelow }: { passableBelow: number | undefined }) {
  const today = londonDate(useBrowserMinute());
  return <LowWaterDays from={today} today={today} passableBelow={passableBelow} />;
}
