'use client';

import type { ReactNode } from 'react';
import { useNow } from '@/components/browser/use-now';
import { isOver } from '@/lib/events/past';
import type { EpochMinutes } from '@/lib/time/london';

interface ByTimeProps {
  /** What is shown until each of these instants, the earliest first. */
  stages: readonly { readonly until: EpochMinutes; readonly shown: ReactNode }[];
  /** What is shown when all of them have gone by. */
  after?: ReactNode;
  /** The minute of the build, by which the page goes until the browser tells the time. */
  built: EpochMinutes | null;
}

/** Shows what fits the time: one thing while something is to come, another when it is over. */
export function ByTime({ stages, after, built }: ByTimeProps) {
  const now = useNow() ?? built;
  const stage = stages.find(({ until }) => !isOver(until, now));
  return stage ? stage.shown : after;
}
