import {
  dateFaults,
  emailFaults,
  faultsAt,
  path,
  phoneFaults,
  timeFaults,
  type Faults,
} from './faults';
import type { SiteContent } from './site-content';

export function eventFaults({ events }: SiteContent): Faults {
  return events.flatMap((event) => {
    const at = path('events', event.slug);
    return [
      ...dateFaults(`${at} › startDate`, event.startDate),
      ...(event.endDate === undefined
        ? faultsAt(`${at} › endTime`, {
            'is not after startTime': event.endTime <= event.startTime,
          })
        : [
            ...dateFaults(`${at} › endDate`, event.endDate),
            ...faultsAt(`${at} › endDate`, {
              'is not after startDate; leave it out for an event of one day':
                event.endDate <= event.startDate,
            }),
          ]),
      ...timeFaults(`${at} › startTime`, event.startTime),
      ...timeFaults(`${at} › endTime`, event.endTime),
      ...faultsAt(`${at} › price`, {
        [`"${event.price}" disagrees with priceFrom ${event.priceFrom}`]:
          event.priceFrom === 0
            ? !event.price.startsWith('Free')
            : !event.price.includes(`£${event.priceFrom}`),
      }),
      ...phoneFaults(`${at} › booking.phone`, event.booking.phone),
      ...emailFaults(`${at} › booking.email`, event.booking.email),
    ];
  });
}
