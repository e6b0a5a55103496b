import type { EventLeaf } from 'schema-dts';

import { isoWithOffset } from '@/lib/time/london';
import type { Node } from './graph';
import type { NodeInput } from './node-input';
import { postalAddress } from './postal-address';

/** An event. Its times carry London's offset on their own days, so machines cannot misread them. */
export function event({ facts, item }: NodeInput<'event'>): Node<EventLeaf> {
  const [venueName = item.location] = item.location.split(',');
  // Real dates only: the confirmed next one, else the listed one; never a habit.
  const { startDate, endDate = startDate, startTime, endTime } = item.next ?? item;
  return {
    '@type': 'Event',
    ...facts,
    startDate: isoWithOffset(startDate, startTime),
    endDate: isoWithOffset(endDate, endTime),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: venueName, address: postalAddress(item.location) },
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
      url: facts.url,
    },
  };
}
