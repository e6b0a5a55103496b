import { EventList } from '@/components/events/EventList/EventList';
import { ThisWeekend } from '@/components/events/ThisWeekend/ThisWeekend';
import { NatureNext } from '@/components/nature/NatureNext/NatureNext';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { PlainSection } from '@/components/ui/Section/Section';
import { eventsOfPage, listedOccasions } from '@/lib/events/listing';
import { lineOf } from '@/lib/kinds/entries';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';
import { row, spaceAbove } from '@/styles/layout.css';

export const metadata = metadataOf('events');

export default function EventsPage() {
  const events = eventsOfPage();
  return (
    <NamedPage name="events" list={events.map((event) => lineOf('event', event))}>
      <PlainSection>
        <ThisWeekend events={listedOccasions()} />
        <EventList
          events={events}
          detailed
          sizes="(min-width: 64rem) 30vw, (min-width: 44rem) 46vw, 92vw"
        />
        <NatureNext count={1} isBrief />
        <div className={`${row.m} ${spaceAbove.l}`}>
          <ButtonLink href={routes.calendar} icon="calendar">
            View Event Calendar
          </ButtonLink>
        </div>
      </PlainSection>
    </NamedPage>
  );
}
