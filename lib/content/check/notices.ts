import { entryFaults } from './entries';
import {
  dateFaults,
  faultsAt,
  hostFaults,
  placeFaults,
  slugFaults,
  sourceFaults,
  stretchFaults,
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
    ...entryFaults(
      'notices',
      notices,
      ({ slug }) => slug,
      {
        slug: 'text',
        title: 'text',
        text: 'text',
        from: 'text',
        until: 'text',
        checked: 'text',
        source: { name: 'text', url: 'text' },
        places: 'texts',
        closes: 'texts',
      },
      (notice, at) => [
        ...dateFaults(`${at} › from`, notice.from),
        ...dateFaults(`${at} › until`, notice.until),
        ...dateFaults(`${at} › checked`, notice.checked),
        ...faultsAt(`${at} › until`, {
          [`"${notice.until}" is before from; write the last day on which it is shown`]:
            notice.until < notice.from,
        }),
        ...sourceFaults(`${at} › source`, notice.source),
        ...hostFaults(`${at} › source › url`, notice.source.url, content),
        ...placeFaults(`${at} › places`, notice.places, content),
        ...stretchFaults(`${at} › closes`, notice.closes, content),
      ],
    ),
  ];
}
