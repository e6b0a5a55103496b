'use client';

import { OnDemand } from '@/components/ui/OnDemand/OnDemand';
import { fetchDaysFacts } from '@/components/saved/own-data';

async function load() {
  const [{ Sentence }, facts] = await Promise.all([import('./Sentence'), fetchDaysFacts()]);
  return () => <Sentence facts={facts} />;
}

export function NowSlot({ words }: { words: string }) {
  return (
    <OnDemand load={load} props={{}} failed="The guide couldn’t load what’s on now.">
      <span>{words}</span>
    </OnDemand>
  );
}
