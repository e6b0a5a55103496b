'use client';

import { useNow } from '@/components/browser/use-now';
import { nextSeason } from '@/lib/events/past';
import type { EpochMinutes } from '@/lib/time/london';
import { noDates } from './NoDates.css';

interface NoDatesProps {
  /** When each of the events ends. */
  ends: readonly EpochMinutes[];
  /** The minute of the build, used until hydration. */
  built: EpochMinutes | null;
}

/** Says once that all events of a list are over. */
export function NoDates({ ends, built }: NoDatesProps) {
  const year = nextSeason(ends, useNow(built));
  return year !== undefined && <p className={noDates}>No dates for {year} yet</p>;
}
