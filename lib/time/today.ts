import type { IsoDate } from '@/content/types';
import type { EpochMinutes } from './day';

// Swedes write dates as machines do.
const londonDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** As `londonDate`, for pages that need nothing else of London's clock. */
export function londonDayOf(instant: EpochMinutes): IsoDate {
  return londonDay.format(instant * 60_000) as IsoDate;
}
