import { events } from '@/content/events';
import type { Event } from '@/content/types';
import { absoluteUrl } from '@/lib/absolute-url';
import { addressText } from '@/lib/address';
import { issuesAt } from '@/lib/check/issues';
import { occasionEnd } from '@/lib/events/end';
import { isOver } from '@/lib/events/past';
import { heldText, occasionsOf, usualDate, usualDayText } from '@/lib/events/rounds';
import { postalAddress } from '@/lib/seo/json-ld/graph';
import { builtAt, isoWithOffset } from '@/lib/time/london';
import { formatDateRange, formatMonth } from '@/lib/time/words';
import { kindPath } from '.';
import type { KindModule } from './module';

/** By first day, then by hour; ISO dates and 24-hour times sort as text. */
function byStart(a: Event, b: Event): number {
  return `${a.startDate} ${a.startTime}`.localeCompare(`${b.startDate} ${b.startTime}`);
}

/** As of the day of the build. */
function listedDays(item: Event): string {
  const coming = occasionsOf(item).find((occasion) => !isOver(occasionEnd(occasion), builtAt()));
  return coming ? formatDateRange(coming.startDate, coming.endDate) : heldText(item.next ?? item);
}

export const event = {
  items: [...events].sort(byStart),
  saved: (item) => ({
    location: addressText(item.address),
    date: formatDateRange(item.startDate, item.endDate),
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
  contact: ({ address, booking }) => ({ address: addressText(address), phone: booking.phone }),
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
  // A habit must be one that the listed date keeps: else one of the two is a slip.
  rules: ({ comesRound, startDate }, at) => {
    if (!comesRound) return [];
    const usual = usualDate(comesRound, Number(startDate.slice(0, 4)));
    return issuesAt(`${at} › comesRound`, {
      [`is ${usualDayText(comesRound)}, ${usual}, but startDate is ${startDate}; correct one of them`]:
        usual !== startDate,
    });
  },
} as const satisfies KindModule<'event'>;
