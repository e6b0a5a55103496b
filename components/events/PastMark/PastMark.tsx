'use client';

import { Badge } from '@/components/ui/Badge/Badge';
import { isOver } from '@/lib/events/past';
import type { EpochMinutes } from '@/lib/time/london';
import { useNow } from '@/components/browser/use-now';
import { mark } from './PastMark.css';

/**
 * "Past event", by the visitor's clock.
 *
 * @param built the minute of the build, by which the page goes until the browser tells the time
 */
export function PastMark({ end, built }: { end: EpochMinutes; built: EpochMinutes | null }) {
  const now = useNow(built);
  if (!isOver(end, now)) return null;
  return (
    <span className={mark}>
      <Badge tone="grey">Past event</Badge>
    </span>
  );
}
