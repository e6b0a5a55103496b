import type { IsoDate } from '@/content/types';
import type { DogRule } from '@/content/ways/types';
import { formatDayOfYear } from '@/lib/time/words';
import { type YearDays, yearDay } from './year-day';

/** "from 14 March 2027", or bounds where only those are known. */
function text(word: 'from' | 'until', earliest: IsoDate, latest: IsoDate): string {
  return earliest === latest
    ? `${word} ${formatDayOfYear(latest)}`
    : `${word} ${formatDayOfYear(latest)} at the latest: check the date`;
}

/**
 * The bans of a rule that end on or after the day on which it was read and begin while it is to be
 * trusted, each in words. Empty for a rule that bans nobody, and where Easter is not known.
 */
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
    return `${text('from', from.earliest, from.latest)} ${text('until', until.earliest, until.latest)}`;
  });
}
