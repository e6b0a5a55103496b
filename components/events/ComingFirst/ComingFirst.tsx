'use client';

import type { ReactNode } from 'react';
import { comingFirst, isOver } from '@/lib/events/past';
import type { EpochMinutes } from '@/lib/time/london';
import { useNow } from '@/components/browser/use-now';

interface ComingFirstProps {
  /** When each of the children ends. */
  ends: readonly EpochMinutes[];
  /** The minute of the build, used until hydration. */
  built: EpochMinutes | null;
  /** Comes first if all are over. */
  lead?: ReactNode;
  /** With keys, so that they move. */
  children: readonly ReactNode[];
}

/** Puts coming events before past ones. */
export function ComingFirst({ ends, built, lead, children }: ComingFirstProps) {
  const now = useNow(built);
  const items = ends.map((end, index) => ({ end, child: children[index] }));
  const cells = comingFirst(items, now).map(({ child }) => child);
  return ends.every((end) => isOver(end, now)) ? [lead, ...cells] : cells;
}
