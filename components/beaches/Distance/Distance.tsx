import { ByClosure } from '@/components/notices/TravelNotice/ByClosure';
import type { Beach } from '@/content/types';
import { besideDistance } from '@/lib/content/beside-distance';

export function Distance({ beach }: { beach: Beach }) {
  const beside = besideDistance(beach);
  if (!beside) return beach.distance;
  if (typeof beside === 'string') return `${beach.distance} · ${beside}`;
  const { closed, unknown, ...closure } = beside;
  return (
    <>
      {beach.distance}
      <ByClosure {...closure} closed={` · ${closed}`} unknown={` · ${unknown}`} />
    </>
  );
}
