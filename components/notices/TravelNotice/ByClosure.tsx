'use client';

import type { ReactNode } from 'react';
import { useLondonDay } from '@/components/browser/use-now';
import type { StretchId } from '@/content/closures';
import { closureOn, type ClosingNotice } from '@/lib/trust/closure';

interface ByClosureProps {
  stretch: StretchId;
  notices: readonly ClosingNotice[];
  closed: ReactNode;
  /** Once the notice has ended without being read again. */
  unknown: ReactNode;
  open?: ReactNode;
}

export function ByClosure({ stretch, notices, closed, unknown, open = null }: ByClosureProps) {
  const today = useLondonDay();
  if (today === null) return closed;
  const { state } = closureOn(stretch, notices, today);
  if (state === 'open') return open;
  return state === 'closed' ? closed : unknown;
}
