import { Badge } from '@/components/ui/Badge/Badge';
import { EntryCard } from '@/components/site/EntryCard/EntryCard';
import { Facts } from '@/components/ui/Facts/Facts';
import type { Event } from '@/content/types';
import { entryPath } from '@/lib/content/entries';
import { DateSlip } from '../EventDates/DateSlip';
import { whenAndWhere } from '../EventDates/EventDates';
import { PastMark } from '../ScheduledText/UntilOver';
import { eventTypeTone } from '../event-type-tone';
import { badges } from './EventList.css';

interface EventCardProps {
  event: Event;
  /** With price and organiser, as on the events page. */
  detailed?: boolean;
  sizes: string;
}

export function EventCard({ event, detailed = false, sizes }: EventCardProps) {
  const entry = { kind: 'event', item: event } as const;
  const facts = whenAndWhere(event);
  if (detailed) {
    facts.push(
      { icon: 'price', label: 'Price', value: event.price },
      { icon: 'guests', label: 'Organiser', value: event.organizer },
    );
  }
  return (
    <EntryCard
      entry={entry}
      headingLevel={detailed ? 2 : 3}
      sizes={sizes}
      stub={<DateSlip event={event} />}
      meta={
        <div className={badges}>
          <Badge tone={eventTypeTone[event.type]}>{event.type}</Badge>
          <PastMark event={event} />
        </div>
      }
      description={detailed ? event.description : event.summary}
      {...(detailed && { link: { href: entryPath(entry), label: 'Learn More & Book' } })}
    >
      <Facts layout="column" facts={facts} />
    </EntryCard>
  );
}
