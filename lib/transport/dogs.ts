/** When dogs may come, by rules that hang on days which fall differently each year. */
import type { IsoDate } from '@/content/types';
import type { BankHoliday, DogRule, HalfTerm, YearDay } from '@/content/transport/types';
import { addDays } from '@/lib/time/london';
import { formatDayOfYear } from '@/lib/time/words';
import { isTrusted } from '@/lib/trust/trust';

export interface YearDays {
  readonly bankHolidays: readonly BankHoliday[];
  readonly octoberHalfTerms: readonly HalfTerm[];
}

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

/** A half-term that nobody has read begins in October, so it ends by the seventh of November. */
function yearDay(rule: YearDay, year: string, days: YearDays): Between | undefined {
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

export type DogsOn = 'welcome' | 'none' | 'unknown';

/** @param rule undefined where nobody has read one */
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

/** "from 14 March 2027", or bounds where only those are known. */
function boundText(word: 'from' | 'until', earliest: IsoDate, latest: IsoDate): string {
  return earliest === latest
    ? `${word} ${formatDayOfYear(latest)}`
    : `${word} ${formatDayOfYear(latest)} at the latest: check the date`;
}

/** The bans of a rule while it is to be trusted, in words; none where Easter is not known. */
export function dogSeasons(rule: DogRule, days: YearDays): readonly string[] {
  if (rule.rule !== 'none') return [];
  const [first, last] = [rule.readOn, rule.validUntil].map((date) => Number(date.slice(0, 4)));
  const years = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, i) =>
    String((first ?? 0) + i),
  );
  return years.flatMap((year) => {
    const from = yearDay(rule.from, year, days);
    const until = yearDay(rule.until, year, days);
    if (!from || !until || until.latest < rule.readOn || from.earliest > rule.validUntil) return [];
    return `${boundText('from', from.earliest, from.latest)} ${boundText('until', until.earliest, until.latest)}`;
  });
}
