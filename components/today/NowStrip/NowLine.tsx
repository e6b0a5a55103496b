import { useMemo } from 'react';
import { useBrowserMinute } from '@/components/browser/use-minute';
import { useDaysFacts } from '@/components/days/use-days-facts';
import { awayPoint, homePoint } from '@/content/transport/points';
import type { DaysFacts } from '@/lib/days/facts';
import { createNetworks } from '@/lib/transport/network';
import { portTides } from '@/lib/tides/port';
import { todaySentence } from '@/lib/today/sentence';
import { useWhereabouts } from '../use-whereabouts';

export function Sentence({ facts }: { facts: DaysFacts }) {
  const now = useBrowserMinute();
  const { point: from } = useWhereabouts(facts);
  const networkOf = useMemo(() => createNetworks(facts.transport), [facts]);
  const where = { facts, networkOf, tides: portTides, from, home: homePoint, away: awayPoint };
  return <>{todaySentence(where, now)}</>;
}

/** The same for a page that has no facts yet; until they come, what they will tell of. */
export function NowLine({ words }: { words: string }) {
  const facts = useDaysFacts();
  return typeof facts === 'object' ? <Sentence facts={facts} /> : words;
}
