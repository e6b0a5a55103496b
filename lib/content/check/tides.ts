import { dateFaults, path, timeFaults, type Faults } from './faults';
import type { SiteContent } from './site-content';

export function tideFaults({ tideRecords }: SiteContent): Faults {
  return tideRecords.flatMap(({ date, time }) => {
    const at = path('tides/port/port', `${date} ${time}`);
    return [...dateFaults(`${at} › date`, date), ...timeFaults(`${at} › time`, time)];
  });
}
