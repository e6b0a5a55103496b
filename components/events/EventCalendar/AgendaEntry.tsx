import { Link } from '@/components/ui/Link/Link';
import { Badge } from '@/components/ui/Badge/Badge';
import { Facts } from '@/components/ui/Facts/Facts';
import type { Event } from '@/content/types';
import { lastDay } from '@/lib/events/calendar';
import { eventEnd } from '@/lib/events/end';
import { kindPath } from '@/lib/kinds';
import { formatDateRange, formatDayMonth } from '@/lib/time/words';
import { AddToCalendar } from '../AddToCalendar/AddToCalendar';
import { eventTypeTone } from '../EventCard/EventCard';
import { day as leafDay, leaf, small } from '../EventCard/EventCard.css';
import { PastMark } from '../PastMark/PastMark';
import * as styles from './EventCalendar.css';

/** An event in the list of the calendar. */
export function AgendaEntry({ event }: { event: Event }) {
  const [weekday, date, month] = formatDayMonth(event.startDate).split(' ');
  return (
    <div className={styles.entry}>
      <span className={leaf} aria-hidden="true">
        <span className={small}>{weekday}</span>
        <span className={leafDay}>{date}</span>
        <span className={small}>{month}</span>
      </span>
      <div className={styles.entryBody}>
        <div className={styles.badges}>
          <Badge tone={eventTypeTone[event.type]}>{event.type}</Badge>
          <PastMark end={eventEnd(event)} />
        </div>
        <h4 className={styles.entryTitle}>
          <Link className={styles.entryLink} href={kindPath('event', event.slug)}>
            {event.title}
          </Link>
        </h4>
        <Facts
          facts={[
            {
              icon: 'calendar',
              label: 'Date',
              value: formatDateRange(event.startDate, lastDay(event)),
            },
            { icon: 'clock', label: 'Time', value: `${event.startTime}–${event.endTime}` },
            { icon: 'pin', label: 'Place', value: event.location },
            { icon: 'pound', label: 'Price', value: event.price },
          ]}
        />
        <AddToCalendar slug={event.slug} title={event.title} look="quiet" />
      </div>
    </div>
  );
}
