import type { ComponentProps } from 'react';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import type { Event } from '@/content/types';
import { eventEnd } from '@/lib/events/end';
import { kindPath } from '@/lib/kinds';
import { builtAt } from '@/lib/time/built';
import { formatDate } from '@/lib/time/words';
import { ComingFirst, NoDates } from './ComingFirst';
import { EventCard } from './EventCard';

interface EventListProps
  extends
    Omit<ComponentProps<typeof EventCard>, 'event'>,
    Pick<ComponentProps<typeof CardGrid>, 'layout' | 'swiped'> {
  events: readonly Event[];
}

/** Cards of events, past ones last. */
export function EventList({ events, detailed = false, sizes, ...grid }: EventListProps) {
  const built = builtAt();
  return (
    <>
      <NoDates ends={events.map(eventEnd)} built={built} />
      <CardGrid
        items={events}
        keyOf={({ slug }) => slug}
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
        {...grid}
      >
        {(event) => <EventCard event={event} detailed={detailed} sizes={sizes} />}
      </CardGrid>
    </>
  );
}
