import { AgendaEntry } from '@/components/events/EventCalendar/AgendaEntry';
import { EventCalendar } from '@/components/events/EventCalendar/EventCalendar';
import { eventTypeTone } from '@/components/site/EventBadges/EventBadges';
import { FeedAddress } from '@/components/events/FeedAddress/FeedAddress';
import { ThisWeekend } from '@/components/events/ThisWeekend/ThisWeekend';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import { PlainSection } from '@/components/ui/Section/Section';
import { spots } from '@/content/spots';
import { tidePort } from '@/content/tides/port/port';
import { tideNotice } from '@/content/tides/port/texts';
import { addressText } from '@/lib/address';
import { monthOf } from '@/lib/events/calendar';
import { occasionEnd } from '@/lib/events/end';
import { listed, listedOccasions } from '@/lib/events/listing';
import { allOfKind, lineOf } from '@/lib/kinds/entries';
import { occasionsOf } from '@/lib/events/rounds';
import { natureDays } from '@/lib/nature/calendar';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';
import { builtAt, londonDate } from '@/lib/time/london';

export const metadata = metadataOf('calendar');

export default function CalendarPage() {
  const events = allOfKind('event');
  return (
    <NamedPage name="calendar" list={events.map((event) => lineOf('event', event))}>
      <PlainSection>
        <ThisWeekend events={listedOccasions()} />
        <EventCalendar
          openingNature={natureDays()
            .filter(({ date }) => monthOf(date) >= monthOf(londonDate(builtAt() ?? 0)))
            .slice(0, 12)}
          events={events.flatMap((event) =>
            occasionsOf(event).map((occasion) => ({
              ...listed(event, occasion),
              end: occasionEnd(occasion),
              type: event.type,
              tone: eventTypeTone[event.type],
              words: `${occasion.startTime}–${occasion.endTime}, ${addressText(event.address)}`,
              entry: <AgendaEntry event={event} />,
            })),
          )}
          until={`${tidePort.predictedYears.last}-12`}
          built={builtAt()}
          legend={
            <>
              Low water by daylight at {tidePort.name}. {tideNotice}:{' '}
              <Link href={routes.tides}>tide tables</Link>.
            </>
          }
          nothing={
            <Picture src={spots.nothingFound} alt="" sizes="(min-width: 64rem) 36vw, 100vw" />
          }
        />
      </PlainSection>
      <FeedAddress />
    </NamedPage>
  );
}
