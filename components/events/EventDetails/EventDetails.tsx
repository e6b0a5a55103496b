import { ByTime } from '@/components/browser/ByTime/ByTime';
import { DetailsPage, DetailsSection } from '@/components/details/DetailsPage/DetailsPage';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { EmailAddress } from '@/components/ui/EmailAddress/EmailAddress';
import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import type { Event } from '@/content/types';
import { addressText } from '@/lib/address';
import { mailtoHref, telHref } from '@/lib/contact-links';
import { untilOver } from '@/lib/events/end';
import { usualText } from '@/lib/events/rounds';
import { routes } from '@/lib/routes';
import { isoWithOffset } from '@/lib/time/london';
import { formatDateRange } from '@/lib/time/words';
import { readSource } from '@/lib/trust/sources';
import { AddToCalendar, AskByMail, askHref } from '../EventLinks/EventLinks';
import { PastBadge, TypeBadge } from '@/components/site/EventBadges/EventBadges';
import { EventDates } from '../EventDates/EventDates';

export function EventDetails({ item: event }: { item: Event }) {
  const { title, price, organizer, booking, next } = event;
  const times = untilOver(event);
  const isFree = event.priceFrom === 0;
  const { startDate: first, endDate: last, startTime, endTime } = next ?? event;
  const bookingHref = mailtoHref(
    booking.email,
    `${isFree ? 'Question' : 'Booking'}: ${title}, ${formatDateRange(first, last)}`,
  );
  const reachBy = (mail: string) => (
    <>
      {organizer} at{' '}
      <a href={mail}>
        <EmailAddress>{booking.email}</EmailAddress>
      </a>{' '}
      or ring <a href={telHref(booking.phone)}>{booking.phone}</a>
    </>
  );
  return (
    <DetailsPage
      entry={{ kind: 'event', item: event }}
      meta={
        <>
          <TypeBadge event={event} />
          <PastBadge event={event} />
          <time dateTime={isoWithOffset(first, startTime)}>{formatDateRange(first, last)}</time>
        </>
      }
      facts={[
        { term: 'Date', description: <EventDates event={event} /> },
        { term: 'Time', description: `${startTime}–${endTime}` },
        { term: 'Place', description: addressText(event.address) },
        { term: 'Price', description: price },
        { term: 'Organiser', description: organizer },
      ]}
      actions={
        <>
          <ByTime
            {...times}
            shown={{
              coming: (
                <ButtonLink href={bookingHref} icon="mail">
                  {isFree ? 'Ask by email' : 'Book by email'}
                </ButtonLink>
              ),
              over: <AskByMail event={event} variant="primary" />,
            }}
          />
          <ButtonLink href={telHref(booking.phone)} icon="phone" variant="secondary">
            Ring {booking.phone}
          </ButtonLink>
          <ByTime
            {...times}
            shown={{ coming: <AddToCalendar event={event} variant="secondary" /> }}
          />
          <ButtonLink href={routes.calendar} icon="calendar" variant="secondary">
            View Event Calendar
          </ButtonLink>
        </>
      }
    >
      <ByTime
        {...times}
        shown={{
          coming: (
            <DetailsSection id="booking" title={isFree ? 'Coming along' : 'How to book'}>
              <p>
                {isFree
                  ? `${price}. For questions, write to`
                  : `Tickets are ${price}. To book, write to`}{' '}
                {reachBy(bookingHref)}.
              </p>
            </DetailsSection>
          ),
          over: (
            <DetailsSection id="booking" title="Will it be held again?">
              <p>
                {usualText(event)}. To ask, write to {reachBy(askHref(event))}.
              </p>
            </DetailsSection>
          ),
        }}
      />
      {next && (
        <p>
          <SourceLine sources={[readSource(next)]} />
        </p>
      )}
    </DetailsPage>
  );
}
