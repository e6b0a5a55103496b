'use client';

import { OnDemand } from '@/components/browser/OnDemand/OnDemand';

const load = () => import('./NowLine').then(({ NowLine }) => NowLine);

export function NowSlot({ words }: { words: string }) {
  return (
    <OnDemand load={load} props={{ words }} failed={words}>
      {words}
    </OnDemand>
  );
}
