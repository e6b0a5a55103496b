import type { ReactNode } from 'react';
import { ByTime } from '@/components/browser/ByTime/ByTime';
import type { DatedFact } from '@/content/types';
import { trustPeriods } from '@/lib/trust/periods';

type WhileTrustedProps = Pick<DatedFact, 'validFrom' | 'validUntil'> & {
  otherwise: ReactNode;
  children: ReactNode;
};

export function WhileTrusted({ otherwise, children, ...days }: WhileTrustedProps) {
  return (
    <ByTime
      periods={trustPeriods(days)}
      shown={{ trusted: children, otherwise }}
      initial="trusted"
    />
  );
}
