import type { Event, Occasion } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { addressText } from '@/lib/address';
import { allEvents } from '@/lib/content/queries';
import { occasionEnd } from '@/lib/events/end';
import { isOver } from '@/lib/events/past';
import { heldText, occasionsOf } from '@/lib/events/rounds';
import { postalAddress } from '@/lib/seo/json-ld/graph';
import { builtAt } from '@/lib/time/built';
import { isoWithOffset } from '@/lib/time/london';
import { formatDateRange, formatMonth } from '@/lib/time/words';
import { kindPath } from '.';
import { eventIssues } from './event-rules';
import type { KindModule } from './module';

const days = ({ startDate, endDate }: Occasion): string =>
  formatDateRange(startDate, endDate ?? startDate);

/** As of the day of the build. */
function listedDays(item: Event): string {
  const coming = occasionsOf(item).find((occasion) => !isOver(occasionEnd(occasion), builtAt()));
  return coming ? days(coming) : heldText(item.next ?? item);
}

export const event = {
  items: allEvents(),
  saved: (item) => ({
    location: addressText(item.address),
    date: days(item),
    time: item.startTime,
    price: item.price,
  }),
  note: listedDays,
  keywords: ({ type, address, organizer, startDate }) => [
    type,
    addressText(address),
    organizer,
    formatMonth(startDate.slice(0, 7) as `${number}-${number}`),
  ],
  mapFact: listedDays,
  address: ({ address }) => addressText(address),
  phone: ({ booking }) => booking.phone,
  visit: (item) => {
    const { startDate, endDate, startTime, endTime } = item.next ?? item;
    return {
      minutes: 120,
      event: { startDate, ...(endDate && { endDate }), startTime, endTime },
    };
  },
  published: ['type', 'startDate', 'endDate', 'startTime', 'endTime', 'price', 'organizer', 'next'],
  structuredData: (item) => {
    const { startDate, endDate = startDate, startTime, endTime } = item.next ?? item;
    return {
      '@type': 'Event',
      startDate: isoWithOffset(startDate, startTime),
      endDate: isoWithOffset(endDate, endTime),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: item.address.street,
        address: postalAddress(item.address),
      },
      organizer: {
        '@type': 'Organization',
        name: item.organizer,
        telephone: item.booking.phone,
        email: item.booking.email,
      },
      isAccessibleForFree: item.priceFrom === 0,
      offers: {
        '@type': 'Offer',
        price: item.priceFrom,
        priceCurrency: 'GBP',
        url: absoluteUrl(kindPath('event', item.slug)),
      },
    };
  },
  rules: eventIssues,
} as const satisfies KindModule<'event'>;
