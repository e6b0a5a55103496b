import type { Event, Occasion } from '@/content/types';
import { occasionEnd } from '@/lib/events/end';
import { isOver } from '@/lib/events/past';
import { heldText, occasionsOf } from '@/lib/events/rounds';
import { builtAt } from '@/lib/time/built';
import { formatDateRange, formatMonth } from '@/lib/time/words';
import type { ContentKind } from './kind';

const days = ({ startDate, endDate }: Occasion): string =>
  formatDateRange(startDate, endDate ?? startDate);

/** As of the day of the build. */
function listedDays(item: Event): string {
  const coming = occasionsOf(item).find((occasion) => !isOver(occasionEnd(occasion), builtAt()));
  return coming ? days(coming) : heldText(item.next ?? item);
}

export const event: ContentKind<'event'> = {
  saved: (item) => ({
    location: item.location,
    date: days(item),
    time: item.startTime,
    price: item.price,
  }),
  search: {
    note: listedDays,
    keywords: ({ type, location, organizer, startDate }) => [
      type,
      location,
      organizer,
      formatMonth(startDate.slice(0, 7) as `${number}-${number}`),
    ],
  },
  mapFact: listedDays,
};
