import type { TideDay } from '@/lib/tides/day';
import type { EpochMinutes } from '@/lib/time/london';

export interface DrawingProps {
  readonly day: TideDay;
  readonly now: EpochMinutes;
  readonly heightNow: number;
  readonly label: string;
}
