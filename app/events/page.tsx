import { EventList } from '@/components/events/EventList/EventList';
import { YearRibbon } from '@/components/nature/YearRibbon/YearRibbon';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { footer } from '@/components/ui/Section/Section.css';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { Section } from '@/components/ui/Section/Section';
import { naturePage } from '@/content/nature-words';
import { pages } from '@/content/pages';
import { eventsPageEvents } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { itemList } from '@/lib/seo/json-ld/item-list';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: routes.events,
  seo: pages.events.seo,
  openGraphKey: 'events',
});

export default function EventsPage() {
  const events = eventsPageEvents();
  return (
    <PageShell
      page={pages.events}
      path={routes.events}
      type="CollectionPage"
      mainEntity={itemList(
        routes.events,
        events.map(({ title, slug }) => ({ name: title, path: kindPath('event', slug) })),
      )}
    >
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
    </PageShell>
  );
}
