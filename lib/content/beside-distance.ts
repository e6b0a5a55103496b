import { homePoint } from '@/content/transport/points';
import type { Beach } from '@/content/types';
import { durationText } from '@/lib/time/words';
import { noticesClosing, type ClosureWords } from '@/lib/trust/closure';
import { allNotices, placeBySlug, stretchById } from './queries';
import { pointOfPlace, printedWalk } from './transport';

export function besideDistance({ distanceBy, place }: Beach): string | ClosureWords | undefined {
  if (distanceBy === 'foot') {
    const point = pointOfPlace(place);
    const walk = point ? printedWalk(homePoint, point) : undefined;
    if (walk?.state !== 'known') return undefined;
    return `on foot ${durationText(walk.minutes)} from the village`;
  }
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
