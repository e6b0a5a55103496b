import { ByClosure } from '@/components/notices/WhileClosed/WhileClosed';
import type { Fact } from '@/components/ui/Facts/Facts';
import { sample } from '@/content/sample';
import type { Beach } from '@/content/types';
import { drivenRound } from '@/lib/content/beside-distance';
import { onFootText } from '@/lib/content/on-foot';
import { capitalised } from '@/lib/typeset';

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

export function wayFacts(beach: Beach): readonly Fact[] {
  const onFoot = onFootText(beach.place);
  return [
    { icon: 'pin', label: 'Distance', value: <Distance beach={beach} /> },
    ...(onFoot ? [{ icon: 'walk', value: capitalised(onFoot) } as const] : []),
  ];
}
