'use client';

import type { ReactNode } from 'react';
import { useMinute } from '@/components/browser/use-minute';
import type { DatedFact } from '@/content/types';
import { londonDate } from '@/lib/time/london';
import { isTrusted } from '@/lib/trust/trust';

type WhileTrustedProps = Pick<DatedFact, 'validFrom' | 'validUntil'> & {
  /** What stands there before its first day and after its last: whom to ask. */
  otherwise: ReactNode;
  children: ReactNode;
};

/** As often as the sentences about the next bus, which stand beside tables. */
const halfAMinute = 30_000;

/** Shows a dated fact until the browser knows that today is none of its days. */
export function WhileTrusted({ otherwise, children, ...days }: WhileTrustedProps) {
  const now = useMinute(halfAMinute);
  return now === undefined || isTrusted(days, londonDate(now)) ? children : otherwise;
}
