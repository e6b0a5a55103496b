'use client';

import type { ReactNode } from 'react';
import { comingFirst } from '@/lib/events/past';
import type { EpochMinutes } from '@/lib/time/london';
import { useNow } from '@/components/browser/use-now';

interface ComingFirstProps {
  /** When each of the children ends. */
  ends: readonly EpochMinutes[];
  /** The minute of the build, by which the page goes until the browser tells the time. */
  built: EpochMinutes | null;
  /** Keyed, so that they move rather than being made anew. */
  children: readonly ReactNode[];
}

/** Puts what is still to come before what is over, once the browser knows what time it is. */
export function ComingFirst({ ends, built, children }: ComingFirstProps) {
  const now = useNow() ?? built;
  const items = ends.map((end, index) => ({ end, child: children[index] }));
  return comingFirst(items, now).map(({ child }) => child);
}
