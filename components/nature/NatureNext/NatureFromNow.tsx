'use client';

import type { ReactNode } from 'react';
import { useCode } from '@/components/browser/use-code';
import { useNow } from '@/components/browser/use-now';
import type { NatureKind } from '@/content/types';
import type { EpochMinutes } from '@/lib/time/london';

const loadFresh = () => import('./NatureFresh');

interface NatureFromNowProps {
  /** The day of the build: a clock that is behind it sees its own days. */
  since: EpochMinutes;
  /** When the first of what stands there has gone by. */
  until: EpochMinutes;
  count: number;
  kinds?: readonly NatureKind[];
  place?: string;
  last: number;
  /** What was next on the day of the build. */
  children: ReactNode;
}

/** What was next on the day of the build; the calendar itself comes only once that has gone by. */
export function NatureFromNow({ since, until, children, ...rest }: NatureFromNowProps) {
  const now = useNow();
  const isOver = now !== null && (now < since || now >= until);
  const { code, failed } = useCode(loadFresh, isOver);
  if (!isOver) return children;
  if (failed) return <p>Nature’s calendar of these days could not be loaded.</p>;
  return code && <code.NatureFresh {...rest} />;
}
