import { Link } from '@/components/ui/Link/Link';
import { Badge } from '@/components/ui/Badge/Badge';
import { Facts } from '@/components/ui/Facts/Facts';
import type { Event } from '@/content/types';
import { eventEnd } from '@/lib/events/end';
import { kindPath } from '@/lib/kinds';
import { builtAt } from '@/lib/time/built';
import { AddToCalendar } from '../AddToCalendar/AddToCalendar';
import { eventTypeTone } from '../event-type-tone';
import { AskByMail } from '../AskByMail/AskByMail';
import { ScheduledText } from '../ScheduledText/ScheduledText';
import { DateSlip } from '../EventDates/DateSlip';
import { whenAndWhere } from '../EventDates/when-and-where';
import { PastMark } from '../PastMark/PastMark';
import * as styles from './EventCalendar.css';

export function AgendaEntry({ event }: { event: Event }) {
  return (
    <article className={styles.entry}>
      <DateSlip event={event} />
      <div className={styles.entryBody}>
        <div className={styles.badges}>
          <Badge tone={eventTypeTone[event.type]}>{event.type}</Badge>
          <PastMark end={eventEnd(event)} built={builtAt()} />
        </div>
        <h4 className={styles.entryTitle}>
          <Link className={styles.entryLink} href={kindPath('event', event.slug)}>
            {event.title}
          </Link>
        </h4>
        <Facts
          facts={[...whenAndWhere(event), { icon: 'price', label: 'Price', value: event.price }]}
        />
        <ScheduledText
          stages={[
            {
              until: eventEnd(event),
              shown: <AddToCalendar slug={event.slug} title={event.title} variant="quiet" />,
            },
          ]}
          after={<AskByMail event={event} variant="quiet" />}
          built={builtAt()}
        />
      </div>
    </article>
  );
}
