'use client';

import { useMinute } from '@/components/browser/use-minute';
import type { OpeningSpan } from '@/content/types';
import { openingStatus, openingStatusText } from '@/lib/content/opening-hours';
import type { Calendar } from '@/lib/ways/service-day';
import { lit, marker, status as statusClass } from './OpeningHours.css';

/** Milliseconds: a door that opens on the hour is seen to open within a minute of it. */
const refreshEvery = 60_000;

/** "Open now, until 23:00", by the village's clock whatever the visitor's. */
export function OpeningStatus({
  spans,
  calendar,
}: {
  spans: readonly OpeningSpan[];
  calendar: Calendar;
}) {
  const now = useMinute(refreshEvery);
  const status = now === undefined ? undefined : openingStatus(spans, now, calendar);
  return (
    <p className={statusClass}>
      {status && (
        <>
          <span
            className={status.state === 'open' ? `${marker} ${lit}` : marker}
            aria-hidden="true"
          />
          <span>{openingStatusText(status)}</span>
        </>
      )}
    </p>
  );
}
