/** How long what was read is believed where nobody has written down a last day for it. */
import type { IsoDate } from '@/content/types';
import { addDays } from '@/lib/time/london';

/** Days after which it should be read again: hours change with the season, paths with a cliff fall. */
const YEAR = 366;
export const believedFor = { hours: YEAR, path: 3 * YEAR, nature: 3 * YEAR } as const;

/** The last day on which something that was read is believed; both days are London's. */
export function lastDayOf(what: keyof typeof believedFor, readOn: IsoDate): IsoDate {
  return addDays(readOn, believedFor[what]);
}

/** Whether something was read too long before a day to be told of that day without saying so. */
export function isTooOld(what: keyof typeof believedFor, readOn: IsoDate, day: IsoDate): boolean {
  return day > lastDayOf(what, readOn);
}
