import { ByClosure } from '@/components/notices/WhileClosed/WhileClosed';
import { sample } from '@/content/sample';
import type { Beach } from '@/content/types';
import { drivenRound } from '@/lib/content/beside-distance';

/** A sample's figure says that it is one: it is not the measured way, which stands below it. */
export function Distance({ beach }: { beach: Beach }) {
  const distance = sample ? `${beach.distance} (${sample.figure})` : beach.distance;
  const round = drivenRound(beach);
  if (!round) return distance;
  return (
    <ByClosure
      stretch={round.stretch}
      closed={`${distance}; ${round.closed}`}
      unknown={`${distance}; ${round.unknown}`}
      open={distance}
    />
  );
}
