'use client';

import type { ReactNode } from 'react';
import { useNow } from '@/components/browser/use-now';
import { isOver } from '@/lib/events/past';
import type { EpochMinutes } from '@/lib/time/london';

interface ScheduledTextProps {
  /** What to show until each instant, the earliest first. */
  stages: readonly { readonly until: EpochMinutes; readonly shown: ReactNode }[];
  after: ReactNode;
  /** The minute of the build, used until hydration. */
  built: EpochMinutes | null;
}

export function ScheduledText({ stages, after, built }: ScheduledTextProps) {
  const now = useNow(built);
  const stage = stages.find(({ until }) => !isOver(until, now));
  return stage ? stage.shown : after;
}
