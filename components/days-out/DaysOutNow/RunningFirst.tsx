'use client';

import type { ReactNode } from 'react';
import { useNow } from '@/components/browser/use-now';
import type { DayOut } from '@/content/types';
import { runningFirst } from '@/lib/days-out/running';
import { type EpochMinutes, londonDate } from '@/lib/time/london';

interface RunningFirstProps {
  seasons: readonly DayOut['season'][];
  most: number;
  /** The minute of the build, used until hydration. */
  built: EpochMinutes | null;
  children?: readonly ReactNode[];
}

/** Of ready-made days, those that run today; the children have keys, so that they move. */
export function RunningFirst({ seasons, most, built, children = [] }: RunningFirstProps) {
  const now = useNow(built) ?? 0;
  const items = seasons.map((season, index) => ({ season, child: children[index] }));
  return runningFirst(items, londonDate(now), most).map(({ child }) => child);
}
