'use client';

import { useNow } from '@/components/browser/use-now';
import type { OpeningSpan } from '@/content/types';
import { openingStatus, openingStatusText } from '@/lib/content/opening-hours';
import type { Calendar } from '@/lib/transport/service-day';
import { lit, marker, status as statusClass } from './OpeningHours.css';

/** "Open now, until 23:00", by the village's clock whatever the visitor's. */
export function OpeningStatus({
  spans,
  calendar,
}: {
  spans: readonly OpeningSpan[];
  calendar: Calendar;
}) {
  const now = useNow();
  const status = now === null ? undefined : openingStatus(spans, now, calendar);
  return (
    <span className={statusClass}>
      {status && (
        <>
          <span
            className={status.state === 'open' ? `${marker} ${lit}` : marker}
            aria-hidden="true"
          />
          <span>{openingStatusText(status)}</span>
        </>
      )}
    </span>
  );
}
