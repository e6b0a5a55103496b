import type { ReactNode } from 'react';
import { ByTime } from '@/components/browser/ByTime/ByTime';
import { notices } from '@/content/notices';
import type { StretchId } from '@/content/closures';
import { noticesClosing } from '@/lib/trust/closure';
import { closurePeriods } from '@/lib/trust/periods';

interface ByClosureProps {
  stretch: StretchId | undefined;
  closed: ReactNode;
  /** Once the notice has ended without being read again. */
  unknown: ReactNode;
  open?: ReactNode;
}

/** Where no notice closes the stretch, the page that is built holds nothing of a closure. */
export function ByClosure({ stretch, open = null, ...instead }: ByClosureProps) {
  const closing = noticesClosing(stretch, notices);
  if (!stretch || closing.length === 0) return open;
  return (
    <ByTime
      periods={closurePeriods(stretch, closing)}
      shown={{ open, ...instead }}
      initial="closed"
    />
  );
}
