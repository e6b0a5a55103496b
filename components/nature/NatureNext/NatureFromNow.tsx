'use client';

import type { ReactNode } from 'react';
import { OnDemand } from '@/components/ui/OnDemand/OnDemand';
import { useNow } from '@/components/browser/use-now';
import type { EpochMinutes } from '@/lib/time/london';
import type { NatureFreshProps } from './NatureFresh';
import { room } from './NatureNext.css';

const loadFresh = () => import('./NatureFresh').then(({ NatureFresh }) => NatureFresh);

interface NatureFromNowProps {
  /** The day of the build: a clock that is behind it sees its own days. */
  since: EpochMinutes | null;
  until: EpochMinutes;
  fresh: NatureFreshProps;
  children: ReactNode;
}

export function NatureFromNow({ since, until, fresh, children }: NatureFromNowProps) {
  const now = useNow(since);
  const isOver = now !== null && ((since !== null && now < since) || now >= until);
  if (!isOver) return children;
  return (
    <OnDemand
      now
      load={loadFresh}
      props={fresh}
      failed="The guide couldn’t load nature’s calendar."
    >
      <div className={room}>{children}</div>
    </OnDemand>
  );
}
