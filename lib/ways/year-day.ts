import type { IsoDate } from '@/content/types';
import type { BankHoliday, HalfTerm, YearDay } from '@/content/ways/types';
import { addDays } from '@/lib/time/london';

/** What the days of a year are worked out from. */
export interface YearDays {
  readonly bankHolidays: readonly BankHoliday[];
  readonly octoberHalfTerms: readonly HalfTerm[];
}

export interface Between {
  readonly earliest: IsoDate;
  readonly latest: IsoDate;
}

/** Easter Sunday of a year, two days after the Good Friday of the list; undefined beyond it. */
export function easterSunday(
  year: string,
  bankHolidays: readonly BankHoliday[],
): IsoDate | undefined {
  const goodFriday = bankHolidays.find(
    ({ date, name }) => date.startsWith(year) && name === 'Good Friday',
  );
  return goodFriday && addDays(goodFriday.date, 2);
}

/**
 * The date of a year's day. Where the county's half-term has not been read, it is the October one by
 * its name: it begins in October, so it ends by the seventh of November.
 */
export function yearDay(rule: YearDay, year: string, days: YearDays): Between | undefined {
  if ('easter' in rule) {
    const easter = easterSunday(year, days.bankHolidays);
    const date = easter && addDays(easter, rule.easter);
    return date && exactly(date);
  }
  if ('octoberHalfTerm' in rule) {
    const read = days.octoberHalfTerms.find(({ ends }) => ends.startsWith(year));
    if (read) return exactly(read.ends);
    return { earliest: `${year}-10-01` as IsoDate, latest: `${year}-11-07` as IsoDate };
  }
  return exactly(`${year}-${two(rule.month)}-${two(rule.day)}` as IsoDate);
}

const exactly = (date: IsoDate): Between => ({ earliest: date, latest: date });

const two = (number: number): string => String(number).padStart(2, '0');
