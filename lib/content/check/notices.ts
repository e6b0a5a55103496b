import {
  dateFaults,
  faultsAt,
  path,
  placeFaults,
  slugFaults,
  sourceFaults,
  type Faults,
} from './faults';
import type { SiteContent } from './site-content';

export function noticeFaults(content: SiteContent): Faults {
  const { notices } = content;
  return [
    ...slugFaults(
      'notices',
      notices.map(({ slug }) => slug),
    ),
    ...notices.flatMap((notice) => {
      const at = path('notices', notice.slug);
      return [
        ...dateFaults(`${at} › from`, notice.from),
        ...dateFaults(`${at} › until`, notice.until),
        ...dateFaults(`${at} › checked`, notice.checked),
        ...faultsAt(`${at} › until`, { 'is before from': notice.until < notice.from }),
        ...sourceFaults(`${at} › source`, notice.source),
        ...placeFaults(`${at} › places`, notice.places, content),
      ];
    }),
  ];
}
