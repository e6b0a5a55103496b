import type { ComponentProps } from 'react';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import type { Event } from '@/content/types';
import { eventEnd } from '@/lib/events/end';
import { kindPath } from '@/lib/kinds';
import { builtAt } from '@/lib/time/built';
import { formatDate } from '@/lib/time/words';
import { ComingFirst } from '../ComingFirst/ComingFirst';
import { EventCard } from '../EventCard/EventCard';
import { NoDates } from '../NoDates/NoDates';
import { PastMark } from '../PastMark/PastMark';

interface EventListProps
  extends
    Omit<ComponentProps<typeof EventCard>, 'event' | 'mark'>,
    Pick<ComponentProps<typeof CardGrid>, 'layout' | 'swiped'> {
  events: readonly Event[];
}

/** Cards of events, past ones last. */
export function EventList({ events, layout, swiped, ...card }: EventListProps) {
  const built = builtAt();
  const ends = events.map(eventEnd);
  return (
    <>
      <NoDates ends={ends} built={built} />
      <CardGrid
        items={events}
        keyOf={({ slug }) => slug}
        {...(layout && { layout })}
        {...(swiped && { swiped })}
        entryOf={({ title, slug, startDate }) => ({
          title,
          href: kindPath('event', slug),
          note: formatDate(startDate),
        })}
        arrange={(cells, some) => (
          <ComingFirst ends={some.map(eventEnd)} built={built}>
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
    </>
  );
}
