import { ByClosure } from '@/components/notices/TravelNotice/ByClosure';
import { homePoint } from '@/content/ways/points';
import type { Beach } from '@/content/types';
import { allNotices, placeBySlug } from '@/lib/content/queries';
import { pointOfPlace, printedWalk } from '@/lib/content/ways';
import { durationText } from '@/lib/time/words';
import { noticesClosing } from '@/lib/trust/closure';

/** How far a beach is, as its entry says, with the measured way on foot or the closed road beside it. */
export function Distance({ beach: { distance, place } }: { beach: Beach }) {
  if (/walk|foot/.test(distance)) {
    const point = pointOfPlace(place);
    const walk = point ? printedWalk(homePoint, point) : undefined;
    if (walk?.state !== 'known') return distance;
    return `${distance} · on foot ${durationText(walk.minutes)} from the village`;
  }
  const { whileClosed } = placeBySlug(place).gettingThere;
  const closing = noticesClosing(whileClosed?.stretch, allNotices());
  if (!whileClosed || closing.length === 0) return distance;
  return (
    <>
      {distance}
      <ByClosure
        stretch={whileClosed.stretch}
        notices={closing.map(({ closes, from, until }) => ({ closes, from, until }))}
        closed=" · road closed: longer"
        unknown=" · check the road is open"
      />
    </>
  );
}
