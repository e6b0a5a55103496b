import { ByClosure } from '@/components/notices/WhileClosed/WhileClosed';
import type { Beach } from '@/content/types';
import { besideDistance } from '@/lib/content/beside-distance';

export function Distance({ beach }: { beach: Beach }) {
  const beside = besideDistance(beach);
  if (!beside) return beach.distance;
  if (typeof beside === 'string') return `${beach.distance}; ${beside}`;
  return (
    <ByClosure
      stretch={beside.stretch}
      closed={`${beach.distance}; ${beside.closed}`}
      unknown={`${beach.distance}; ${beside.unknown}`}
      open={beach.distance}
    />
  );
}
