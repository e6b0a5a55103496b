'use client';

import { Badge } from '@/components/ui/Badge/Badge';
import { isOver } from '@/lib/events/past';
import type { EpochMinutes } from '@/lib/time/london';
import { useNow } from '@/components/browser/use-now';
import { mark } from './PastMark.css';

/** Says in the browser that an event is over, by the visitor's clock. */
export function PastMark({ end }: { end: EpochMinutes }) {
  const now = useNow();
  if (!isOver(end, now)) return null;
  return (
    <span className={mark}>
      <Badge tone="grey">Past event</Badge>
    </span>
  );
}
