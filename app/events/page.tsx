import { EventList } from '@/components/events/EventList/EventList';
import { YearRibbon } from '@/components/nature/YearRibbon/YearRibbon';
import { ListPage } from '@/components/site/ListPage/ListPage';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { footer } from '@/components/ui/Section/Section.css';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { Section } from '@/components/ui/Section/Section';
import { naturePage } from '@/content/nature-words';
import { eventsPageEvents } from '@/lib/content/queries';
import { namesAndPaths } from '@/lib/content/entries';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('events');

export default function EventsPage() {
  const events = eventsPageEvents();
  return (
    <ListPage name="events" entries={namesAndPaths('event', events)}>
      <PlainSection>
        <EventList
          events={events}
          headingLevel={2}
          detailed
          linkLabel="Learn More & Book"
          linkLabelAfter="Learn More & Ask"
          sizes="(min-width: 64rem) 30vw, (min-width: 44rem) 46vw, 92vw"
        />
        <div className={footer}>
          <ButtonLink href={routes.calendar} icon="calendar">
            View Event Calendar
          </ButtonLink>
        </div>
      </PlainSection>
      <Section id="year" title={naturePage.ribbon} intro={naturePage.ribbonIntro} ground="sunken">
        <YearRibbon />
      </Section>
    </ListPage>
  );
}
