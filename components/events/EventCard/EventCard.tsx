import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/Badge/Badge';
import { EntryCard } from '@/components/site/EntryCard/EntryCard';
import { Facts } from '@/components/ui/Facts/Facts';
import type { Event } from '@/content/types';
import { kindPath } from '@/lib/kinds';
import { DateSlip } from '../EventDates/DateSlip';
import { whenAndWhere } from '../EventDates/when-and-where';
import { eventTypeTone } from '../event-type-tone';
import { badges } from './EventCard.css';

interface EventCardProps {
  event: Event;
  headingLevel?: 2 | 3;
  /** Price and organiser too, on the events page. */
  detailed?: boolean;
  linkLabel: string;
  sizes: string;
  /** "Past event", which depends on the clock. */
  mark?: ReactNode;
}

export function EventCard({
  event,
  headingLevel = 3,
  detailed = false,
  linkLabel,
  sizes,
  mark,
}: EventCardProps) {
  const facts = whenAndWhere(event);
  if (detailed) {
    facts.push(
      { icon: 'price', label: 'Price', value: event.price },
      { icon: 'guests', label: 'Organiser', value: event.organizer },
    );
  }
  return (
    <EntryCard
      entry={{ kind: 'event', item: event }}
      headingLevel={headingLevel}
      sizes={sizes}
      stub={<DateSlip event={event} />}
      meta={
        <div className={badges}>
          <Badge tone={eventTypeTone[event.type]}>{event.type}</Badge>
          {mark}
        </div>
      }
      description={detailed ? event.description : event.summary}
      link={{
        href: kindPath('event', event.slug),
        label: linkLabel,
      }}
    >
      <Facts layout="column" facts={facts} />
    </EntryCard>
  );
}
