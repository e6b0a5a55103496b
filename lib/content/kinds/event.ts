import type { Event } from '@/content/types';
import { event as eventNode } from '@/lib/seo/json-ld/event';
import { formatDateRange, formatMonth } from '@/lib/time/words';
import { allEvents } from '../queries';
import type { ContentKind } from './kind';

const days = ({ startDate, endDate }: Event): string =>
  formatDateRange(startDate, endDate ?? startDate);

export const event: ContentKind<'event'> = {
  file: 'events',
  all: allEvents,
  name: ({ title }) => title,
  // Its time is when it starts, on the first day.
  saved: (item) => ({
    location: item.location,
    date: days(item),
    time: item.startTime,
    price: item.price,
  }),
  search: {
    note: days,
    keywords: ({ type, location, organizer, startDate }) => [
      type,
      location,
      organizer,
      formatMonth(startDate.slice(0, 7) as `${number}-${number}`),
    ],
  },
  mapFact: days,
  jsonLd: eventNode,
};
