import type { IsoDate } from '@/content/types';
import type { DogRule } from '@/content/ways/types';
import { isTrusted } from '@/lib/trust/trust';
import { type YearDays, yearDay } from './year-day';

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
