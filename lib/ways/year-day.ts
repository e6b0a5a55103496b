/** Days that fall differently each year, and the rules for dogs that hang on them. */
import type { IsoDate } from '@/content/types';
import type { BankHoliday, DogRule, HalfTerm, YearDay } from '@/content/ways/types';
import { addDays } from '@/lib/time/london';
import { isTrusted } from '@/lib/trust/trust';

/** What the days of a year are worked out from. */
export interface YearDays {
  readonly bankHolidays: readonly BankHoliday[];
  readonly octoberHalfTerms: readonly HalfTerm[];
}

/** A day of which only the bounds are known has them apart. */
interface Between {
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
function yearDay(rule: YearDay, year: string, days: YearDays): Between | undefined {
  if ('easter' in rule) {
    const easter = easterSunday(year, days.bankHolidays);
    const date = easter && addDays(easter, rule.easter);
    return date && { earliest: date, latest: date };
  }
  if ('octoberHalfTerm' in rule) {
    const read = days.octoberHalfTerms.find(({ ends }) => ends.startsWith(year));
    if (read) return { earliest: read.ends, latest: read.ends };
    return { earliest: `${year}-10-01` as IsoDate, latest: `${year}-11-07` as IsoDate };
  }
  const date = `${year}-${two(rule.month)}-${two(rule.day)}` as IsoDate;
  return { earliest: date, latest: date };
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Whether dogs may come on a day, as far as known. */
export type DogsOn = 'welcome' | 'none' | 'unknown';

/**
 * Whether dogs may come to a place on a day of London's calendar. "welcome" outside the days of a
 * ban says only that the ban does not hold then.
 *
 * @param rule undefined where nobody has read one
 */
export function dogsOn(rule: DogRule | undefined, day: IsoDate, days: YearDays): DogsOn {
  if (!rule || rule.rule === 'not-known' || !isTrusted(rule, day)) return 'unknown';
  if (rule.rule === 'welcome') return 'welcome';
  const year = day.slice(0, 4);
  const from = yearDay(rule.from, year, days);
  const until = yearDay(rule.until, year, days);
  if (!from || !until) return 'unknown';
  if (day < from.earliest || day > until.latest) return 'welcome';
  return day >= from.latest && day <= until.earliest ? 'none' : 'unknown';
}
