import type { EventLeaf } from 'schema-dts';

import type { Event } from '@/content/types';
import { absoluteUrl, eventPath } from '@/lib/routes';
import { isoWithOffset } from '@/lib/time/london';
import type { Node } from './graph';
import { itemFacts } from './item-facts';
import { postalAddress } from './postal-address';

/** An event. Its times carry London's offset on their own days, so machines cannot misread them. */
export function event(item: Event): Node<EventLeaf> {
  const path = eventPath(item.slug);
  const [venueName = item.location] = item.location.split(',');
  return {
    '@type': 'Event',
    ...itemFacts('event', path, item.title, item),
    startDate: isoWithOffset(item.startDate, item.startTime),
    endDate: isoWithOffset(item.endDate ?? item.startDate, item.endTime),
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
      url: absoluteUrl(path),
    },
  };
}
