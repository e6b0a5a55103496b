import type { DayOut, IsoDate } from '@/content/types';
import type { TideExtreme } from '@/lib/tides/source';
import { londonTime } from '@/lib/time/london';

export function isInSeason({ from, until }: DayOut['season'], date: IsoDate): boolean {
  const day = date.slice(5);
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

export function lowsBetween(
  extremes: readonly TideExtreme[],
  { from, until }: NonNullable<DayOut['lowWater']>,
): readonly number[] {
  return extremes.flatMap(({ kind, instant }) => {
    const time = londonTime(instant);
    return kind === 'low' && from <= time && time <= until ? [instant] : [];
  });
}
