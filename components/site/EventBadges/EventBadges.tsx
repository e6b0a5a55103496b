import { ByTime } from '@/components/browser/ByTime/ByTime';
import { Badge } from '@/components/ui/Badge/Badge';
import type { BadgeTone } from '@/components/ui/Badge/Badge.css';
import type { Event, EventType } from '@/content/types';
import { untilOver } from '@/lib/events/end';

export function PastBadge({ event }: { event: Event }) {
  return <ByTime {...untilOver(event)} shown={{ over: <Badge tone="grey">Past event</Badge> }} />;
}

export const eventTypeTone: Record<EventType, BadgeTone> = {
  Community: 'green',
  Workshop: 'purple',
  Event: 'blue',
  Conservation: 'green',
  Music: 'orange',
  Religious: 'grey',
  Food: 'yellow',
};

export function TypeBadge({ event: { type } }: { event: Event }) {
  return <Badge tone={eventTypeTone[type]}>{type}</Badge>;
}
