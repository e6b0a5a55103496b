import type { ReactNode } from 'react';
import { SaveButton } from '@/components/planner/SaveButton/SaveButton';
import { Badge } from '@/components/ui/Badge/Badge';
import { Card } from '@/components/ui/Card/Card';
import { Facts } from '@/components/ui/Facts/Facts';
import type { Event } from '@/content/types';
import { imageUrl } from '@/lib/images/image-url';
import { entryDraft } from '@/lib/planner/entry-draft';
import { kindPath } from '@/lib/kinds';
import { eventEnd } from '@/lib/events/end';
import { builtAt } from '@/lib/time/built';
import { ByTime } from '../ByTime/ByTime';
import { DateSlip } from '../EventDates/DateSlip';
import { whenAndWhere } from '../EventDates/when-and-where';
import { eventTypeTone } from '../event-type-tone';
import { badges } from './EventCard.css';

interface EventCardProps {
  event: Event;
  headingLevel?: 2 | 3;
  /** The events page also tells price and organiser. */
  detailed?: boolean;
  linkLabel: string;
  /** The words on it once the event is over; the same when left out. */
  linkLabelAfter?: string;
  sizes: string;
  /** Marks that only a browser can know: "Past event". */
  mark?: ReactNode;
}

export function EventCard({
  event,
  headingLevel = 3,
  detailed = false,
  linkLabel,
  linkLabelAfter,
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
    <Card
      title={event.title}
      headingLevel={headingLevel}
      image={event.image}
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
        label: linkLabelAfter ? (
          <ByTime
            stages={[{ until: eventEnd(event), shown: linkLabel }]}
            after={linkLabelAfter}
            built={builtAt()}
          />
        ) : (
          linkLabel
        ),
      }}
      corner={<SaveButton item={entryDraft({ kind: 'event', item: event }, imageUrl)} />}
    >
      <Facts layout="column" facts={facts} />
    </Card>
  );
}
