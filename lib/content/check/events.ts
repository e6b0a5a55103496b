import type { Event, EventType, NextDate, Occasion, YearlyDay } from '@/content/types';
import { dayNames } from '@/lib/content/opening-hours';
import { usualDate, usualDayText } from '@/lib/events/rounds';
import { addDays } from '@/lib/time/london';
import {
  choiceFaults,
  dateFaults,
  emailFaults,
  faultsAt,
  isDate,
  isTime,
  outside,
  phoneFaults,
  sourceFaults,
  timeFaults,
  type Faults,
} from './faults';
import { itemKind } from './items';
import { optional, sourceShape } from './shape';

const types: Readonly<Record<EventType, true>> = {
  Community: true,
  Workshop: true,
  Event: true,
  Conservation: true,
  Music: true,
  Religious: true,
  Food: true,
};

function endFaults(at: string, { startDate, endDate, startTime, endTime }: Occasion): Faults {
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
      // One that is no time has been named already.
      isTime(startTime) && isTime(endTime) && endTime <= startTime,
  });
}

/** A habit must be one that the listed date keeps: else one of the two is a slip. */
function roundFaults(at: string, { comesRound, startDate }: Event): Faults {
  if (!comesRound || !isDate(startDate)) return [];
  const { month, weekday, which } = comesRound;
  const forms = [
    ...faultsAt(`${at} › month`, {
      [`${month} is no month; write 1 for January to 12 for December`]:
        !Number.isInteger(month) || outside(month, 1, 12),
    }),
    ...choiceFaults(`${at} › weekday`, weekday, Object.keys(dayNames)),
    ...choiceFaults(`${at} › which`, String(which), ['1', '2', '3', '4', 'last']),
  ];
  if (forms.length > 0) return forms;
  const usual = usualDate(comesRound, Number(startDate.slice(0, 4)));
  return faultsAt(at, {
    [`is ${usualDayText(comesRound)}, ${usual}, but startDate is ${startDate}; correct one of them`]:
      usual !== startDate,
  });
}

function nextFaults(at: string, { next, startDate }: Event): Faults {
  if (!next) return [];
  return [
    ...dateFaults(`${at} › startDate`, next.startDate),
    ...dateFaults(`${at} › readOn`, next.readOn),
    ...timeFaults(`${at} › startTime`, next.startTime),
    ...timeFaults(`${at} › endTime`, next.endTime),
    ...endFaults(at, next),
    ...sourceFaults(`${at} › source`, next.source),
    ...faultsAt(`${at} › startDate`, {
      [`"${next.startDate}" is not after the event’s own, ${startDate}; write the next date, or take next out`]:
        next.startDate <= startDate,
    }),
  ];
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
    comesRound: optional<YearlyDay>({ month: 'number', weekday: 'text', which: 'number or text' }),
    next: optional<NextDate>({
      startDate: 'text',
      endDate: 'text?',
      startTime: 'text',
      endTime: 'text',
      source: sourceShape,
      readOn: 'text',
    }),
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
        event.priceFrom > 0 && !event.price.includes(`£${event.priceFrom}`),
    }),
    ...faultsAt(`${at} › priceFrom`, {
      [`${event.priceFrom} is not a price; write pounds, such as 4, or 0 where it is free`]:
        event.priceFrom < 0,
    }),
    ...phoneFaults(`${at} › booking › phone`, event.booking.phone),
    ...emailFaults(`${at} › booking › email`, event.booking.email),
    ...roundFaults(`${at} › comesRound`, event),
    ...(event.next ? nextFaults(`${at} › next`, event) : []),
  ],
});
