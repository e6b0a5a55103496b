/** What lies within a walk. */
import type { IsoDate } from '@/content/types';
import type { Ways } from './data';
import { walkBetween } from './walk';

/**
 * The points from which one can walk to another and back, each way within so many minutes at a
 * steady pace, along paths that are open on a day; the point itself among them.
 */
export function pointsWithin(
  ways: Pick<Ways, 'points' | 'legs' | 'measuredWalks' | 'notices'>,
  from: string,
  minutes: number,
  day: IsoDate,
): ReadonlySet<string> {
  const isNear = (start: string, end: string) => {
    const walk = walkBetween(ways, start, end, { day });
    return walk.state === 'here' || (walk.state === 'known' && walk.minutes <= minutes);
  };
  return new Set(
    ways.points
      .map(({ slug }) => slug)
      .filter((point) => isNear(from, point) && isNear(point, from)),
  );
}
