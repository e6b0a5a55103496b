import type { Event, EventType } from '@/content/types';
import { addDays } from '@/lib/time/london';
import {
  choiceFaults,
  dateFaults,
  emailFaults,
  faultsAt,
  isDate,
  phoneFaults,
  timeFaults,
  type Faults,
} from './faults';
import { itemKind } from './items';

const types: Readonly<Record<EventType, true>> = {
  Community: true,
  Workshop: true,
  Event: true,
  Conservation: true,
  Music: true,
  Religious: true,
  Food: true,
};

function endFaults(at: string, { startDate, endDate, startTime, endTime }: Event): Faults {
  if (endDate !== undefined) {
    return [
      ...dateFaults(`${at} › endDate`, endDate),
      ...faultsAt(`${at} › endDate`, {
        [`"${endDate}" is not after startDate; leave it out for an event of one day`]:
          endDate <= startDate,
      }),
    ];
  }
  const nextDay = isDate(startDate) ? addDays(startDate, 1) : 'of the next day';
  return faultsAt(`${at} › endTime`, {
    [`${endTime} is not after startTime; if it ends after midnight, add endDate: '${nextDay}'`]:
      endTime <= startTime,
  });
}

export const eventKind = itemKind<Event>({
  kind: 'event',
  file: 'events',
  items: ({ events }) => events,
  shape: {
    title: 'text',
    type: 'text',
    startDate: 'text',
    endDate: 'text?',
    startTime: 'text',
    endTime: 'text',
    location: 'text',
    price: 'text',
    priceFrom: 'number',
    organizer: 'text',
    booking: { phone: 'text', email: 'text' },
  },
  faults: (event, at) => [
    ...choiceFaults(`${at} › type`, event.type, Object.keys(types)),
    ...dateFaults(`${at} › startDate`, event.startDate),
    ...timeFaults(`${at} › startTime`, event.startTime),
    ...timeFaults(`${at} › endTime`, event.endTime),
    ...endFaults(at, event),
    ...faultsAt(`${at} › price`, {
      [`"${event.price}" does not say what priceFrom says; begin it with Free, or make priceFrom the lowest price`]:
        event.priceFrom === 0 && !event.price.startsWith('Free'),
      [`"${event.price}" does not name £${event.priceFrom}, which priceFrom gives as the lowest`]:
        event.priceFrom !== 0 && !event.price.includes(`£${event.priceFrom}`),
    }),
    ...phoneFaults(`${at} › booking › phone`, event.booking.phone),
    ...emailFaults(`${at} › booking › email`, event.booking.email),
  ],
});
