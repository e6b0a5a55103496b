import type { DayOut } from '@/content/types';
import type { TideExtreme } from '@/lib/tides/source';
import { londonTime } from '@/lib/time/london';

export function lowsBetween(
  extremes: readonly TideExtreme[],
  { from, until }: NonNullable<DayOut['lowWater']>,
): readonly number[] {
  return extremes.flatMap(({ kind, instant }) => {
    const time = londonTime(instant);
    return kind === 'low' && from <= time && time <= until ? [instant] : [];
  });
}
