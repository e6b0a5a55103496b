'use client';

import type { ReactNode } from 'react';
import { comingFirst } from '@/lib/events/past';
import type { EpochMinutes } from '@/lib/time/london';
import { useNow } from '@/components/browser/use-now';

interface ComingFirstProps {
  /** When each of the children ends. */
  ends: readonly EpochMinutes[];
  /** The minute of the build, used until hydration. */
  built: EpochMinutes | null;
  /** With keys, so that they move. */
  children: readonly ReactNode[];
}

/** Puts coming events before past ones. */
export function ComingFirst({ ends, built, children }: ComingFirstProps) {
  const now = useNow(built);
  const items = ends.map((end, index) => ({ end, child: children[index] }));
  return comingFirst(items, now).map(({ child }) => child);
}
