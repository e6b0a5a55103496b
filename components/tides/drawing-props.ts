import type { TideDay } from '@/lib/tides/day';
import type { EpochMinutes } from '@/lib/time/london';

/** What a drawing of the day's tide shows. */
export interface DrawingProps {
  readonly day: TideDay;
  /** The instant to mark on it. */
  readonly now: EpochMinutes;
  readonly heightNow: number;
  /** The text alternative. */
  readonly label: string;
}
