'use client';

import { useNow } from '@/components/browser/use-now';
import type { OpeningSpan } from '@/content/types';
import { isOpenTonight, openingStatus } from '@/lib/content/opening-hours';
import type { Calendar } from '@/lib/transport/service-day';
import { live } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import { openNames } from '../VenueFilter/marks';
import * as styles from './OpeningStatus.css';

interface OpeningStatusProps {
  /** Undefined where no hours are known. */
  spans: readonly OpeningSpan[] | undefined;
  calendar: Calendar;
  /** What the filter of a list finds it by, besides its hours. */
  marks?: readonly string[];
}

/** "Open now, until 23:00", by the village's clock whatever the visitor's. */
export function OpeningStatus({ spans, calendar, marks = [] }: OpeningStatusProps) {
  const now = useNow();
  const status = now === null ? undefined : openingStatus(spans, now, calendar);
  const isOpen = status?.state === 'open';
  const answers = {
    openNow: isOpen,
    openTonight: now !== null && isOpenTonight(spans ?? [], now, calendar),
  };
  return (
    <span
      className={`${text.bold} ${live} ${styles.status}`}
      data-marks={[...marks, ...openNames.filter((name) => answers[name])].join(' ')}
    >
      {status && (
        <>
          <span
            className={isOpen ? `${styles.marker} ${styles.filled}` : styles.marker}
            aria-hidden="true"
          />
          <span>{status.words}</span>
        </>
      )}
    </span>
  );
}
