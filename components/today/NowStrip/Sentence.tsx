import { useMemo } from 'react';
import { PrintedAt } from '@/components/browser/PrintedAt/PrintedAt';
import { useBrowserMinute } from '@/components/browser/use-minute';
import { awayPoint, homePoint } from '@/content/transport/points';
import type { DaysFacts } from '@/lib/days/facts';
import { createNetworks } from '@/lib/transport/network';
import { portTides } from '@/lib/tides/day';
import { reachablePlaces } from '@/lib/today/today';
import { todaySentence } from '@/lib/today/sentence';
import { useWhereabouts } from '../use-whereabouts';

export function Sentence({ facts }: { facts: DaysFacts }) {
  const now = useBrowserMinute();
  const { point: from } = useWhereabouts(reachablePlaces(facts));
  const networkOf = useMemo(() => createNetworks(facts.transport), [facts]);
  const where = { facts, networkOf, tides: portTides, from, home: homePoint, away: awayPoint };
  return (
    <>
      <PrintedAt now={now} />
      <span>{todaySentence(where, now)}</span>
    </>
  );
}
