import { ByTime } from '@/components/browser/ByTime/ByTime';
import { Link } from '@/components/ui/Link/Link';
import { Facts } from '@/components/ui/Facts/Facts';
import type { Event } from '@/content/types';
import { untilOver } from '@/lib/events/end';
import { kindPath } from '@/lib/kinds';
import { align, padBlock, stack, touchLine } from '@/styles/layout.css';
import { unbroken } from '@/styles/print.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import { AddToCalendar, AskByMail } from '../EventLinks/EventLinks';
import { DateSlip, whenAndWhere } from '../EventDates/EventDates';
import { TypeBadge } from '@/components/site/EventBadges/EventBadges';
import * as styles from './EventCalendar.css';

export function AgendaEntry({ event }: { event: Event }) {
  return (
    <article
      className={`${stack.m} ${align.top} ${padBlock.m} ${rule.below} ${unbroken} ${styles.entry}`}
    >
      <DateSlip event={event} />
      <div className={`${stack.xxs} ${align.start}`}>
        <TypeBadge event={event} />
        <h4 className={text.cardTitle}>
          <Link className={`${touchLine} ${styles.entryLink}`} href={kindPath('event', event.slug)}>
            {event.title}
          </Link>
        </h4>
        <Facts
          facts={[...whenAndWhere(event), { icon: 'price', label: 'Price', value: event.price }]}
        />
        <ByTime
          {...untilOver(event)}
          shown={{
            coming: <AddToCalendar event={event} variant="quiet" />,
            over: <AskByMail event={event} variant="quiet" />,
          }}
        />
      </div>
    </article>
  );
}
