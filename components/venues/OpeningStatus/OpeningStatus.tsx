'use client';

import { useNow } from '@/components/browser/use-now';
import type { OpeningSpan } from '@/content/types';
import { openingStatus, openingStatusText } from '@/lib/content/opening-hours';
import type { Calendar } from '@/lib/transport/service-day';
import { live } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import * as styles from './OpeningStatus.css';

interface OpeningStatusProps {
  spans: readonly OpeningSpan[];
  calendar: Calendar;
}

/** "Open now, until 23:00", by the village's clock whatever the visitor's. */
export function OpeningStatus({ spans, calendar }: OpeningStatusProps) {
  const now = useNow();
  const status = now === null ? undefined : openingStatus(spans, now, calendar);
  const isOpen = status?.state === 'open';
  return (
    <span className={`${text.bold} ${live} ${styles.status}`}>
      {status && (
        <>
          <span
            className={isOpen ? `${styles.marker} ${styles.filled}` : styles.marker}
            aria-hidden="true"
          />
          <span>{openingStatusText(status)}</span>
        </>
      )}
    </span>
  );
}
