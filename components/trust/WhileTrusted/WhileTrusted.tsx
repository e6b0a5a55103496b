'use client';

import type { ReactNode } from 'react';
import { useLondonDay } from '@/components/browser/use-now';
import type { DatedFact } from '@/content/types';
import { isTrusted } from '@/lib/trust/trust';

type WhileTrustedProps = Pick<DatedFact, 'validFrom' | 'validUntil'> & {
  /** What stands there before its first day and after its last: whom to ask. */
  otherwise: ReactNode;
  children: ReactNode;
};

/** Shows a dated fact until the browser knows that today is none of its days. */
export function WhileTrusted({ otherwise, children, ...days }: WhileTrustedProps) {
  const today = useLondonDay();
  return today === null || isTrusted(days, today) ? children : otherwise;
}
