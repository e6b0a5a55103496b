import {
  faultsAt,
  isWebAddress,
  path,
  phoneFaults,
  ratingFaults,
  timeFaults,
  type Faults,
} from './faults';
import type { SiteContent } from './site-content';

export function venueFaults({ venues }: SiteContent): Faults {
  return venues.flatMap((venue) => {
    const at = path('venues', venue.slug);
    return [
      ...ratingFaults(at, venue.rating),
      ...phoneFaults(`${at} › phone`, venue.phone),
      ...(venue.openingHours ?? []).flatMap((span, index) => [
        ...[span.opens, span.closes].flatMap((time) => [
          ...timeFaults(`${at} › openingHours[${index}]`, time),
          ...faultsAt(`${at} › openHours`, {
            [`does not say ${time}, which openingHours has`]: !venue.openHours.includes(time),
          }),
        ]),
        ...faultsAt(`${at} › openingHours[${index}]`, { 'names no day': span.days.length === 0 }),
      ]),
      ...(venue.website === undefined
        ? []
        : faultsAt(`${at} › website`, {
            [`"${venue.website}" is not an https address in .example`]:
              !isWebAddress(venue.website) || !new URL(venue.website).hostname.endsWith('.example'),
          })),
    ];
  });
}
