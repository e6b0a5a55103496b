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

type Ban = Extract<DogRule, { rule: 'none' }>;

interface Between {
  readonly earliest: IsoDate;
  readonly latest: IsoDate;
}

/** Easter Sunday of a year, two days after the Good Friday of the list; undefined beyond it. */
export function easterSunday(year: string, bankHolidays: readonly BankHoliday[]) {
  const goodFriday = bankHolidays.find(
    ({ date, isGoodFriday }) => isGoodFriday && date.startsWith(year),
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
  return exactly(`${year}-${rule.day}` as IsoDate);
}

const exactly = (date: IsoDate): Between => ({ earliest: date, latest: date });

/** The first and the last day of a ban in a year; undefined where Easter is not known. */
function banIn({ from, until }: Ban, year: string, days: YearDays) {
  const [first, last] = [yearDay(from, year, days), yearDay(until, year, days)];
  return first && last && { first, last };
}

/** @param rule undefined where nobody has read one */
export function dogsOn(
  rule: DogRule | undefined,
  day: IsoDate,
  days: YearDays,
): 'welcome' | 'none' | 'unknown' {
  if (!rule || rule.rule === 'not-known' || !isTrusted(rule, day)) return 'unknown';
  if (rule.rule === 'welcome') return 'welcome';
  const ban = banIn(rule, day.slice(0, 4), days);
  if (!ban) return 'unknown';
  if (day < ban.first.earliest || day > ban.last.latest) return 'welcome';
  return day >= ban.first.latest && day <= ban.last.earliest ? 'none' : 'unknown';
}

/** "from 14 March 2027", or bounds where only those are known. */
function boundText(word: 'from' | 'until', { earliest, latest }: Between): string {
  const text = `${word} ${formatDayOfYear(latest)}`;
  return earliest === latest ? text : `${text} at the latest: check the date`;
}

/** The bans of a rule while it is to be trusted, in words; none where Easter is not known. */
export function dogSeasons(rule: DogRule, days: YearDays): readonly string[] {
  if (rule.rule !== 'none') return [];
  const { readOn, validUntil } = rule;
  const texts: string[] = [];
  for (let year = Number(readOn.slice(0, 4)); `${year}-01-01` <= validUntil; year += 1) {
    const ban = banIn(rule, `${year}`, days);
    if (!ban || ban.last.latest < readOn || ban.first.earliest > validUntil) continue;
    texts.push(`${boundText('from', ban.first)} ${boundText('until', ban.last)}`);
  }
  return texts;
}
