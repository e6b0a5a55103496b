import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/Badge/Badge';
import type { BadgeTone } from '@/components/ui/Badge/Badge.css';
import type { Event, EventType } from '@/content/types';
import { eventEnd } from '@/lib/events/end';
import { builtAt } from '@/lib/time/built';
import { ScheduledText } from './ScheduledText';

interface UntilOverProps {
  event: Event;
  children?: ReactNode;
  after?: ReactNode;
}

/** What holds until an event is over, by the visitor's clock, and what holds after it. */
export function UntilOver({ event, children, after }: UntilOverProps) {
  const stages = [{ until: eventEnd(event), shown: children }];
  return <ScheduledText stages={stages} after={after} built={builtAt()} />;
}

export function PastMark({ event }: { event: Event }) {
  return <UntilOver event={event} after={<Badge tone="grey">Past event</Badge>} />;
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

export function EventBadges({ event }: { event: Event }) {
  return (
    <>
      <Badge tone={eventTypeTone[event.type]}>{event.type}</Badge>
      <PastMark event={event} />
    </>
  );
}
