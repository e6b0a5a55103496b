'use client';

import type { ReactNode } from 'react';
import { useMinute } from '@/components/browser/use-minute';
import type { StretchId } from '@/content/closures';
import { closureOn, type ClosingNotice } from '@/lib/trust/closure';
import { londonDate } from '@/lib/time/london';

interface ByClosureProps {
  stretch: StretchId;
  /** Those that close it. */
  notices: readonly ClosingNotice[];
  /** While it is closed, and in the page as it was built, which knows no day. */
  closed: ReactNode;
  /** Once the notice has ended without being read again. */
  unknown: ReactNode;
  /** Before the notice begins; nothing when left out. */
  open?: ReactNode;
}

/** What a stretch that notices close shows today. */
export function ByClosure({ stretch, notices, closed, unknown, open = null }: ByClosureProps) {
  const now = useMinute();
  if (now === undefined) return closed;
  const { state } = closureOn(stretch, notices, londonDate(now));
  if (state === 'open') return open;
  return state === 'closed' ? closed : unknown;
}
