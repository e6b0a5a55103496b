'use client';

import type { ReactNode } from 'react';
import { useMinute } from '@/components/browser/use-minute';
import type { DatedFact } from '@/content/types';
import { londonDate } from '@/lib/time/london';
import { isTrusted } from '@/lib/trust/trust';

type WhileTrustedProps = Pick<DatedFact, 'validFrom' | 'validUntil' | 'source'> & {
  /** What is past, to begin the sentence with: "These bus times". */
  what: string;
  children: ReactNode;
};

/** Shows a dated fact until the browser knows that its last day has passed; then whom to ask. */
export function WhileTrusted({ what, source, children, ...days }: WhileTrustedProps) {
  const now = useMinute();
  if (now === undefined || isTrusted(days, londonDate(now))) return children;
  return (
    <p>
      {what} were read too long ago to be shown. Ask <a href={source.url}>{source.name}</a>.
    </p>
  );
}
