import { useBrowserMinute } from '@/components/browser/use-minute';
import { comingNature, type NatureQuery } from '@/lib/nature/nature-day';
import { naturePath } from '@/lib/routes';
import { londonDate } from '@/lib/time/london';
import { useNature } from '../use-nature';
import { NatureLines } from './NatureLines';

export interface NatureFreshProps extends NatureQuery {
  last: number;
  isBrief: boolean;
}

export function NatureFresh({ last, isBrief, ...query }: NatureFreshProps) {
  const now = useBrowserMinute();
  const days = useNature(naturePath);
  if (!days) return <p>Looking up nature’s calendar…</p>;
  return (
    <NatureLines days={comingNature(days, londonDate(now), query)} last={last} isBrief={isBrief} />
  );
}
