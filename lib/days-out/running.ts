import type { DayOut, IsoDate } from '@/content/types';
import { isWithinYear } from '@/lib/time/day';

/** So many of the first whose season it is; where these are too few, others after them. */
export function runningFirst<Item extends Pick<DayOut, 'season'>>(
  items: readonly Item[],
  date: IsoDate,
  most: number,
): readonly Item[] {
  const running = items.filter(({ season }) => isWithinYear(season, date));
  return [...new Set([...running, ...items])].slice(0, most);
}
