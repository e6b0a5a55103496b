import { useBrowserMinute } from '@/components/browser/use-minute';
import type { NatureKind } from '@/content/types';
import { comingNature, natureOf } from '@/lib/nature/nature-day';
import { naturePath } from '@/lib/routes';
import { londonDate } from '@/lib/time/london';
import { useNature } from '../use-nature';
import { NatureLines } from './NatureLines';

interface NatureFreshProps {
  count: number;
  kinds?: readonly NatureKind[];
  place?: string;
  last: number;
  isBrief: boolean;
}

export function NatureFresh({ count, kinds, place, last, isBrief }: NatureFreshProps) {
  const now = useBrowserMinute();
  const days = useNature(naturePath);
  if (!days) return <p>Looking up nature’s calendar…</p>;
  return (
    <NatureLines
      days={comingNature(natureOf(days, kinds, place), londonDate(now), count)}
      last={last}
      isBrief={isBrief}
    />
  );
}
