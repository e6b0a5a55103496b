import type { ComponentProps } from 'react';
import { NatureBand } from '@/components/nature/NatureBand/NatureBand';
import { row } from '@/components/nature/NatureBand/NatureBand.css';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import type { Event } from '@/content/types';
import { eventEnd } from '@/lib/events/end';
import { kindPath } from '@/lib/kinds';
import { builtAt } from '@/lib/time/built';
import { formatDate } from '@/lib/time/words';
import { ComingFirst } from '../ComingFirst/ComingFirst';
import { EventCard } from '../EventCard/EventCard';
import { PastMark } from '../PastMark/PastMark';

interface EventListProps
  extends
    Omit<ComponentProps<typeof EventCard>, 'event' | 'mark'>,
    Pick<ComponentProps<typeof CardGrid>, 'layout'> {
  events: readonly Event[];
}

/** Cards of events, past ones last. */
export function EventList({ events, layout, ...card }: EventListProps) {
  const built = builtAt();
  // Shown if all events are over.
  const lead = (
    <li key="nature" className={row}>
      <NatureBand {...(card.headingLevel && { headingLevel: card.headingLevel })} />
    </li>
  );
  return (
    <CardGrid
      items={events}
      keyOf={({ slug }) => slug}
      {...(layout && { layout })}
      entryOf={({ title, slug, startDate }) => ({
        title,
        href: kindPath('event', slug),
        note: formatDate(startDate),
      })}
      arrange={(cells, some) => (
        <ComingFirst ends={some.map(eventEnd)} built={built} lead={lead}>
          {cells}
        </ComingFirst>
      )}
    >
      {(event) => (
        <EventCard
          event={event}
          mark={<PastMark end={eventEnd(event)} built={built} />}
          {...card}
        />
      )}
    </CardGrid>
  );
}
