import { useMemo } from 'react';
import type { IsoDate } from '@/content/types';
import { createStayTides } from '@/lib/days/check/tide';
import type { DaysFacts } from '@/lib/days/facts';
import { formatHeight } from '@/lib/tides/day';
import { londonTime } from '@/lib/time/london';

/** The low waters of a day between sunrise and sunset, or that there are none, or none known. */
function lowWaterText(tides: ReturnType<typeof createStayTides>, date: IsoDate): string {
  if (!tides.covers(date)) {
    return 'Today’s low waters: use an official table.';
  }
  const lows = tides.lowWaters(date);
  if (lows.length === 0) return 'No low water by daylight today.';
  const words = lows.map(
    ({ instant, height }) => `${londonTime(instant)}, ${formatHeight(height)}`,
  );
  return `Low water by daylight: ${words.join('; ')}.`;
}

/** The low waters of today. */
export function LowWaters({ facts, date }: { facts: DaysFacts; date: IsoDate }) {
  const tides = useMemo(() => createStayTides(facts), [facts]);
  return <p>{lowWaterText(tides, date)}</p>;
}
