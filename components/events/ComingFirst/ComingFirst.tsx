'use client';

import type { ReactNode } from 'react';
import { comingFirst, isOver } from '@/lib/events/past';
import type { EpochMinutes } from '@/lib/time/london';
import { useNow } from '@/components/browser/use-now';

interface ComingFirstProps {
  /** When each of the children ends. */
  ends: readonly EpochMinutes[];
  /** The minute of the build, by which the page goes until the browser tells the time. */
  built: EpochMinutes | null;
  /** What stands before them all when each of them is over. */
  lead?: ReactNode;
  /** Keyed, so that they move rather than being made anew. */
  children: readonly ReactNode[];
}

/** Puts what is still to come before what is over, once the browser knows what time it is. */
export function ComingFirst({ ends, built, lead, children }: ComingFirstProps) {
  const now = useNow() ?? built;
  const items = ends.map((end, index) => ({ end, child: children[index] }));
  const cells = comingFirst(items, now).map(({ child }) => child);
  return ends.every((end) => isOver(end, now)) ? [lead, ...cells] : cells;
}
