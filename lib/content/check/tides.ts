import { entryFaults } from './entries';
import { timeFaults, type Faults } from './faults';
import type { SiteContent } from './site-content';

export function tideFaults({ tideRecords }: SiteContent): Faults {
  return entryFaults(
    'tides/port/port',
    tideRecords,
    ({ date, time }) => `${date} ${time}`,
    { date: 'text', time: 'text', height: 'number', type: 'text' },
    ({ time }, at) => timeFaults(`${at} › time`, time),
  );
}
