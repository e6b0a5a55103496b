'use client';

import { Fragment, type ReactNode } from 'react';
import { type EpochMinutes, type Period, stateAt } from '@/lib/time/day';
import { useNow } from '../use-now';

interface ByTimeProps<State extends string> {
  periods: readonly Period<State>[];
  /** Left out: the state is itself the text. */
  shown?: Readonly<Partial<Record<State, ReactNode>>>;
  /** What holds without JavaScript and until hydration; left out, the state at the build. */
  initial?: State | undefined;
  /** The minute of the build; a clock that is years behind it is not believed. */
  built?: EpochMinutes | null;
}

/**
 * Shows what holds at the visitor's time, and changes it as time passes. A text gets an element of
 * its own, and what holds next takes the place of what held before as a whole, so that both also
 * change on a page that a browser has translated.
 */
export function ByTime<State extends string>({
  periods,
  shown,
  initial = periods[0]?.state,
  built = null,
}: ByTimeProps<State>) {
  const now = useNow(built);
  const state = now === null ? initial : stateAt(periods, now);
  if (state === undefined) return null;
  const content = shown ? shown[state] : state;
  if (typeof content === 'string') return <span>{content}</span>;
  return <Fragment key={state}>{content}</Fragment>;
}
