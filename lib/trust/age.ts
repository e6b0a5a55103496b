import type { IsoDate } from '@/content/types';
import { addDays } from '@/lib/time/london';

/** Days after which it should be read again: hours change with the season, paths with a cliff fall. */
const YEAR = 366;
export const believedFor = { hours: YEAR, path: 3 * YEAR, nature: 3 * YEAR } as const;

export function lastDayOf(what: keyof typeof believedFor, readOn: IsoDate): IsoDate {
  return addDays(readOn, believedFor[what]);
}

export function isTooOld(what: keyof typeof believedFor, readOn: IsoDate, day: IsoDate): boolean {
  return day > lastDayOf(what, readOn);
}
