import { entryFaults } from './entries';
import { dateFaults, timeFaults, type Faults } from './faults';
import type { SiteContent } from './site-content';

export function tideFaults({ tideRecords }: SiteContent): Faults {
  return entryFaults(
    'tides/port/port',
    tideRecords,
    ({ date, time }) => `${date} ${time}`,
    { date: 'text', time: 'text', height: 'number', type: 'text' },
    ({ date, time }, at) => [
      ...dateFaults(`${at} › date`, date),
      ...timeFaults(`${at} › time`, time),
    ],
  );
}
