import type { Beach } from '@/content/types';
import { noticesClosing, type ClosureWords } from '@/lib/trust/closure';
import { onFootText } from './on-foot';
import { allNotices, placeBySlug, stretchById } from './queries';

/** What a closed road does to a drive. */
export function drivenRound({ distanceBy, place }: Beach): ClosureWords | undefined {
  if (distanceBy !== 'car') return undefined;
  const { whileClosed } = placeBySlug(place).gettingThere;
  const closing = noticesClosing(whileClosed?.stretch, allNotices());
  if (!whileClosed || closing.length === 0) return undefined;
  return {
    stretch: whileClosed.stretch,
    notices: closing.map(({ closes, from, until }) => ({ closes, from, until })),
    closed: `longer while ${stretchById(whileClosed.stretch).road} is shut`,
    unknown: 'check the road is open',
  };
}

/** What stands beside the distance of a saved beach. */
export function besideDistance(beach: Beach): string | ClosureWords | undefined {
  return beach.distanceBy === 'foot' ? onFootText(beach.place) : drivenRound(beach);
}
