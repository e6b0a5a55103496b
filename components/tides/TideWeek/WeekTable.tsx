import { useBrowserMinute } from '@/components/browser/use-minute';
import { tideDay } from '@/lib/tides/day';
import { addDays, londonDate } from '@/lib/time/london';
import { TideTable } from '../TideTable/TideTable';

export interface WeekTableProps {
  caption: string;
  days: number;
}

export function WeekTable({ caption, days }: WeekTableProps) {
  const today = londonDate(useBrowserMinute());
  return (
    <TideTable
      caption={caption}
      days={Array.from({ length: days }, (_, index) => tideDay(addDays(today, index)))}
    />
  );
}
