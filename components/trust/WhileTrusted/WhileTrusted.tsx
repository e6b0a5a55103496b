'use client';

import type { ReactNode } from 'react';
import { useLondonDay } from '@/components/browser/use-now';
import type { DatedFact } from '@/content/types';
import { isTrusted } from '@/lib/trust/trust';

type WhileTrustedProps = Pick<DatedFact, 'validFrom' | 'validUntil'> & {
  otherwise: ReactNode;
  children: ReactNode;
};

export function WhileTrusted({ otherwise, children, ...days }: WhileTrustedProps) {
  const today = useLondonDay();
  return today === null || isTrusted(days, today) ? children : otherwise;
}
