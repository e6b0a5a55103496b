'use client';

import type { ReactNode } from 'react';
import { comingFirst, nextSeason } from '@/lib/events/past';
import type { EpochMinutes } from '@/lib/time/london';
import { useNow } from '@/components/browser/use-now';
import { spaceBelow } from '@/styles/layout.css';
import { text } from '@/styles/text.css';

interface ByEndProps {
  ends: readonly EpochMinutes[];
  /** The minute of the build, used until hydration. */
  built: EpochMinutes | null;
  children?: readonly ReactNode[];
}

/** Puts coming events before past ones; the children have keys, so that they move. */
export function ComingFirst({ ends, built, children = [] }: ByEndProps) {
  const now = useNow(built);
  const items = ends.map((end, index) => ({ end, child: children[index] }));
  return comingFirst(items, now).map(({ child }) => child);
}

export function NoDates({ ends, built }: ByEndProps) {
  const year = nextSeason(ends, useNow(built));
  return (
    year !== undefined && (
      <p className={`${text.bold} ${spaceBelow.m}`}>{`No dates for ${year} yet`}</p>
    )
  );
}
