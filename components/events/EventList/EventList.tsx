import type { ComponentProps } from 'react';
import { EntryCard } from '@/components/site/EntryCard/EntryCard';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import { Facts } from '@/components/ui/Facts/Facts';
import type { Event } from '@/content/types';
import { entryPath, lineOf } from '@/lib/kinds/entries';
import { eventEnd } from '@/lib/events/end';
import { builtAt } from '@/lib/time/london';
import { formatDateRange } from '@/lib/time/words';
import { DateSlip, whenAndWhere } from '../EventDates/EventDates';
import { TypeBadge } from '@/components/site/EventBadges/EventBadges';
import { ComingFirst, NoDates } from './ComingFirst';

interface EventListProps extends Pick<ComponentProps<typeof CardGrid>, 'layout' | 'swiped'> {
  events: readonly Event[];
  /** With price and organiser, as on the events page. */
  detailed?: boolean;
  sizes: string;
}

type EventCardProps = Pick<EventListProps, 'detailed' | 'sizes'> & { event: Event };

export function EventCard({ event, detailed, sizes }: EventCardProps) {
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
      meta={<TypeBadge event={event} />}
      {...(detailed && { link: { href: entryPath(entry), label: 'Learn More & Book' } })}
    >
      <Facts layout="column" facts={facts} />
    </EntryCard>
  );
}

export function EventList({ events, detailed = false, sizes, ...grid }: EventListProps) {
  const built = builtAt();
  return (
    <>
      <NoDates ends={events.map(eventEnd)} built={built} />
      <CardGrid
        items={events}
        entryOf={(event) => lineOf('event', event, formatDateRange(event.startDate, event.endDate))}
        arrange={(cells, some) => (
          <ComingFirst ends={some.map(eventEnd)} built={built}>
            {cells}
          </ComingFirst>
        )}
        {...grid}
      >
        {(event) => <EventCard event={event} detailed={detailed} sizes={sizes} />}
      </CardGrid>
    </>
  );
}
