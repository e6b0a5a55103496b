import { useBrowserMinute } from '@/components/browser/use-minute';
import { comingNature, type NatureKind } from '@/lib/nature/nature-day';
import { londonDate } from '@/lib/time/london';
import { useNature } from '../use-nature';
import { NatureLines } from './NatureLines';

interface NatureFreshProps {
  count: number;
  kinds?: readonly NatureKind[];
}

/** What comes next in nature's calendar on the visitor's day. */
export function NatureFresh({ count, kinds }: NatureFreshProps) {
  const now = useBrowserMinute();
  const all = useNature()?.filter(({ kind }) => !kinds || kinds.includes(kind));
  if (!all) return <p>Nature’s calendar of these days is on its way …</p>;
  return <NatureLines days={comingNature(all, londonDate(now), count)} />;
}
