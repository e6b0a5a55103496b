import { DetailsPage } from '@/components/details/DetailsPage/DetailsPage';
import { DetailsSection } from '@/components/details/DetailsSection/DetailsSection';
import { prose } from '@/components/details/DetailsSection/DetailsSection.css';
import { Badge } from '@/components/ui/Badge/Badge';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import type { Event } from '@/content/types';
import { mailtoHref, telHref } from '@/lib/contact-links';
import { eventEnd } from '@/lib/events/end';
import { routes } from '@/lib/routes';
import { isoWithOffset } from '@/lib/time/london';
import { formatDateRange } from '@/lib/time/words';
import { AddToCalendar } from '../AddToCalendar/AddToCalendar';
import { eventTypeTone } from '../EventCard/EventCard';
import { PastMark } from '../PastMark/PastMark';

export function EventDetails({ event }: { event: Event }) {
  const { title, startDate, startTime, endTime, price, organizer, booking } = event;
  const dates = formatDateRange(startDate, event.endDate ?? startDate);
  const isFree = event.priceFrom === 0;
  const bookingHref = mailtoHref(
    booking.email,
    `${isFree ? 'Question' : 'Booking'}: ${title}, ${dates}`,
  );
  return (
    <DetailsPage
      entry={{ kind: 'event', item: event }}
      meta={
        <>
          <Badge tone={eventTypeTone[event.type]}>{event.type}</Badge>
          <time dateTime={isoWithOffset(startDate, startTime)}>{dates}</time>
          <PastMark end={eventEnd(event)} />
        </>
      }
      facts={[
        { term: 'Date', description: dates },
        { term: 'Time', description: `${startTime}–${endTime}` },
        { term: 'Place', description: event.location },
        { term: 'Price', description: price },
        { term: 'Organiser', description: organizer },
      ]}
      actions={
        <>
          <ButtonLink href={bookingHref} icon="mail">
            {isFree ? 'Ask by email' : 'Book by email'}
          </ButtonLink>
          <ButtonLink href={telHref(booking.phone)} icon="phone" look="secondary">
            Ring {booking.phone}
          </ButtonLink>
          <AddToCalendar slug={event.slug} title={title} />
          <ButtonLink href={routes.calendar} look="quiet">
            View Event Calendar
          </ButtonLink>
        </>
      }
    >
      <DetailsSection id="booking" title={isFree ? 'Coming along' : 'How to book'}>
        <p className={prose}>
          {isFree ? `${price}. For questions, write to` : `Tickets are ${price}. To book, write to`}{' '}
          {organizer} at <a href={bookingHref}>{booking.email}</a> or ring{' '}
          <a href={telHref(booking.phone)}>{booking.phone}</a>.
        </p>
      </DetailsSection>
    </DetailsPage>
  );
}
