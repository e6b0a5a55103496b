import { PrintedAt } from '@/components/browser/PrintedAt/PrintedAt';
import { useBrowserMinute } from '@/components/browser/use-now';
import type { DaysFacts } from '@/lib/days/facts';
import { portTides } from '@/lib/tides/day';
import { reachablePlaces } from '@/lib/today/today';
import { todaySentence } from '@/lib/today/sentence';
import { useWhereabouts } from '../use-whereabouts';

export function Sentence({ facts }: { facts: DaysFacts }) {
  const now = useBrowserMinute();
  const { point: from } = useWhereabouts(reachablePlaces(facts));
  return (
    <>
      <PrintedAt now={now} />
      <span>{todaySentence({ facts, tides: portTides, from }, now)}</span>
    </>
  );
}
