import { AgendaEntry } from '@/components/events/EventCalendar/AgendaEntry';
import { EventCalendar } from '@/components/events/EventCalendar/EventCalendar';
import { eventTypeTone } from '@/components/events/EventCard/EventCard';
import { FeedAddress } from '@/components/events/FeedAddress/FeedAddress';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { pages } from '@/content/pages';
import { allEvents } from '@/lib/content/queries';
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { itemList } from '@/lib/seo/json-ld/item-list';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: routes.calendar,
  seo: pages.calendar.seo,
  openGraphKey: 'calendar',
});

export default function CalendarPage() {
  const events = allEvents();
  return (
    <PageShell
      page={pages.calendar}
      path={routes.calendar}
      type="CollectionPage"
      mainEntity={itemList(
        routes.calendar,
        events.map(({ title, slug }) => ({ name: title, path: kindPath('event', slug) })),
      )}
    >
      <PlainSection>
        <EventCalendar
          events={events.map((event) => ({
            slug: event.slug,
            title: event.title,
            type: event.type,
            tone: eventTypeTone[event.type],
            startDate: event.startDate,
            ...(event.endDate && { endDate: event.endDate }),
            startTime: event.startTime,
            endTime: event.endTime,
            location: event.location,
            entry: <AgendaEntry event={event} />,
          }))}
        />
      </PlainSection>
      <FeedAddress />
    </PageShell>
  );
}
