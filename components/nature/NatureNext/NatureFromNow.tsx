'use client';

import type { ReactNode } from 'react';
import { OnDemand } from '@/components/browser/OnDemand/OnDemand';
import { useNow } from '@/components/browser/use-now';
import type { NatureKind } from '@/content/types';
import type { EpochMinutes } from '@/lib/time/london';

const loadFresh = () => import('./NatureFresh').then(({ NatureFresh }) => NatureFresh);

interface NatureFromNowProps {
  /** The day of the build: a clock that is behind it sees its own days. */
  since: EpochMinutes | null;
  until: EpochMinutes;
  count: number;
  kinds?: readonly NatureKind[];
  place?: string;
  last: number;
  isBrief: boolean;
  children: ReactNode;
}

export function NatureFromNow({ since, until, children, ...rest }: NatureFromNowProps) {
  const now = useNow(since);
  const isOver = now !== null && ((since !== null && now < since) || now >= until);
  if (!isOver) return children;
  return (
    <OnDemand
      now
      load={loadFresh}
      props={rest}
      failed="The guide couldn’t load nature’s calendar."
    />
  );
}
